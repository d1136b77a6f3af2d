import type { QueryClient } from '@tanstack/react-query';
import type { ApiQuery } from '../api/query-for.ts';
import type { Place } from '../navigation/location.ts';
import { matchRoute } from '../navigation/match.ts';
import { loadPage } from '../rendering/page-modules.ts';
import { reader } from '../rendering/read-answers.ts';
import { routes } from '../routes.tsx';

/** A page may lead on to another one, and that is where it ends. */
const MOST_PAGES = 2;

/**
 * Fetches a page's code and answers, under the very keys the page asks for, so that going there asks for nothing again. What is kept
 * and fresh is not fetched. Answers the page, or the one it leads on to; null where something failed or the signal came.
 */
export async function fetchAhead(
  client: QueryClient,
  place: Place,
  signal: AbortSignal,
  most = MOST_PAGES,
): Promise<Place | null> {
  const match = matchRoute(routes, place.pathname, place.search);
  if (match === null || most === 0) return null;
  const { plan } = await loadPage(match.route.page);
  const read = reader(client);
  const { at } = match;
  if (!(await answered(client, plan.queries?.(at) ?? [], signal))) return null;
  if (!(await answered(client, plan.further?.(at, read) ?? [], signal))) return null;
  const to = plan.redirect?.(at, read) ?? null;
  return to === null ? place : fetchAhead(client, new URL(to, location.origin), signal, most - 1);
}

/** Fetches a page's code alone. Where that fails, the page itself will try again. */
export function codeAhead({ pathname, search }: Place): void {
  const match = matchRoute(routes, pathname, search);
  if (match !== null) loadPage(match.route.page).catch(() => {});
}

/** Whether all answers are there; those on their way are given up at the signal. */
async function answered(
  client: QueryClient,
  queries: readonly ApiQuery<unknown>[],
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return false;
  const giveUp = (): void => {
    for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true }, { silent: true });
  };
  signal.addEventListener('abort', giveUp, { once: true });
  await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, retry: false })));
  signal.removeEventListener('abort', giveUp);
  return !signal.aborted && queries.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
}
