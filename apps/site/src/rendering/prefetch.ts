import type { QueryClient } from '@tanstack/react-query';
import type { Match } from '../navigation/match.ts';
import { frameQueries } from './frame-queries.ts';
import { loadPage, NOT_FOUND } from './page-modules.ts';
import { reader } from './read-answers.ts';
import type { Route, RoutePlan } from './route.ts';

/** Fetches all that a page and the frame around it need, before anything is drawn. */
export async function prefetch(client: QueryClient, { route, at }: Match<Route>): Promise<RoutePlan> {
  const { plan } = await loadPage(route.page);
  const queries = [...frameQueries, ...(plan.queries?.(at) ?? [])];
  await Promise.all(queries.map((query) => client.fetchQuery(query)));
  const further = plan.further?.(at, reader(client)) ?? [];
  await Promise.all(further.map((query) => client.fetchQuery(query)));
  if (plan.found?.(at, reader(client)) === false) await loadPage(NOT_FOUND);
  return plan;
}
