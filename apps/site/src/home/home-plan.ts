import { calls } from '@millrace/contract';
import { queryFor } from '../api/query-for.ts';
import type { RoutePlan } from '../rendering/route.ts';

export const homeItemsQuery = queryFor(calls.homeItems, {});

export const homePlan: RoutePlan = {
  queries: () => [homeItemsQuery],
  head: (_at, _read, settings) => ({ description: settings['home.headline'], canonical: '/home' }),
};
