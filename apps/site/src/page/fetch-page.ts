import type { QueryClient } from '@tanstack/react-query';
import { frameQueries } from '../api/frame-queries.ts';
import { isFoundPage } from './is-found.ts';
import { loadPage } from './load-page.ts';
import type { PageMatch } from './match-page.ts';
import type { PagePlan } from './plan.ts';
import { reader } from './read-answers.ts';
import type { SiteMap } from './site-map.ts';

/** Fetches all that a page and the frame around it need, before anything is drawn. */
export async function fetchPage(
  client: QueryClient,
  { pages, notFound }: SiteMap,
  match: PageMatch,
): Promise<PagePlan> {
  const { name, at } = match;
  const { plan } = await loadPage<{ plan: PagePlan }>(pages[name]);
  const queries = [...frameQueries, ...plan.queries(at)];
  await Promise.all(queries.map((query) => client.fetchQuery(query)));
  const further = plan.further?.(at, reader(client)) ?? [];
  await Promise.all(further.map((query) => client.fetchQuery(query)));
  if (!isFoundPage(match, plan, reader(client))) await loadPage(notFound);
  return plan;
}
