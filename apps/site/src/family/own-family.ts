import type { Configurator } from '@millrace/configurator';
import { ApiError, calls, commands, type Family, request, type Slug } from '@millrace/contract';
import { fetchTransport } from '../api/fetch-transport.ts';
import { type ApiQuery, tryAgain } from '../api/query-for.ts';
import { setTokenAside, storedToken } from '../api/token.ts';

/** A family as the visitor sees it. */
export interface SeenFamily extends Family {
  /** On a customer's page: the configurator that everybody else has, whose numbers search finds. */
  ours?: Configurator | null;
}

type FamilyOf = { params: { slug: Slug }; query: { intrinsicallySafe?: boolean } };

/**
 * A family as a signed-in user sees it (decisions 5): as the customer viewed as sells it, or else as everybody sees it.
 * `plain` is the public query; its answer came with the document and does not stand in for the user's own.
 */
export const ownFamilyQuery = (plain: ApiQuery<Family | null>, given: FamilyOf): ApiQuery<SeenFamily | null> => ({
  queryKey: [...plain.queryKey, 'signed in'],
  queryFn: async (context) => {
    const token = storedToken();
    try {
      return await withFurtherTries(() => ownFamily(given, context.signal), context.signal);
    } catch (error) {
      if (context.signal.aborted) throw error;
      // Public pages always show (decisions 6).
      setTokenAside(token);
      return plain.queryFn(context);
    }
  },
});

async function ownFamily({ params: { slug }, query }: FamilyOf, signal: AbortSignal): Promise<SeenFamily | null> {
  const family = await orNull(request(fetchTransport, calls.familyBySlug, { params: { slug }, query, signal }));
  if (family === null || family.customers === undefined || family.customers.length === 0) return family;
  const { customerId } = await request(fetchTransport, commands.getUser, { signal });
  const active = family.customers.find(({ id }) => id === customerId);
  if (active === undefined) return family;
  const params = { customer: active.slug, family: slug };
  const own = await orNull(request(fetchTransport, calls.customerFamily, { params, query, signal }));
  return own === null ? family : { ...own, ours: family.configurator };
}

/** The pauses before the further tries. */
const PAUSES_MS = [1000, 2000];

async function withFurtherTries<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !isWorthAnotherTry(error)) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return ask();
}
const isWorthAnotherTry = (error: unknown): boolean => tryAgain(1)(0, error instanceof Error ? error : new Error());

/** A page taken away in between is none. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && GONE.includes(error.status)) return null;
    throw error;
  }
}
const GONE = [403, 404];
