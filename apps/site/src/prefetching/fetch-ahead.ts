import type { QueryClient } from '@tanstack/react-query';
import type { ApiQuery } from '../api/query-for.ts';
import type { Place } from '../navigation/location.ts';
import { loadPage } from '../page/load-page.ts';
import { matchPage } from '../page/match-page.ts';
import { reader } from '../page/read-answers.ts';
import type { SiteMap, SitePage } from '../page/site-map.ts';

/** A page may redirect to another one, and then that one counts. */
const MOST_PAGES = 2;

/**
 * Fetches a page's code and answers, under the very keys the page asks for, so that going there asks for nothing again. What is kept
 * and fresh is not fetched. Returns the page, or the one it leads on to; null where something failed or the signal came.
 */
export async function fetchAhead(
  client: QueryClient,
  siteMap: SiteMap,
  place: Place,
  signal: AbortSignal,
  most = MOST_PAGES,
): Promise<Place | null> {
  const match = matchPage(place);
  if (match === null || most === 0) return null;
  const { name, at } = match;
  const page: SitePage = siteMap.pages[name];
  const { plan } = await loadPage(page);
  const read = reader(client);
  if (!(await answered(client, plan.queries(at), signal))) return null;
  if (!(await answered(client, plan.further?.(at, read) ?? [], signal))) return null;
  const to = plan.redirect?.(at, read) ?? null;
  return to === null ? place : fetchAhead(client, siteMap, new URL(to, location.origin), signal, most - 1);
}

/** Fetches a page's code alone. Where that fails, the page itself will try again. */
export function codeAhead({ pages }: SiteMap, place: Place): void {
  const match = matchPage(place);
  if (match === null) return;
  const page: SitePage = pages[match.name];
  loadPage(page).catch(() => {});
}

/** Whether all answers are there; pending ones are cancelled by the signal. */
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
