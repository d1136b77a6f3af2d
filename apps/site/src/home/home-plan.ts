import { type CarouselAnswer, calls, type SearchPage, type WrittenModelNumber } from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import type { PagePlan } from '../page/plan.ts';

export const homeItemsQuery = queryFor(calls.homeItems, {});

/** A banner's model number, read by the search: it names the cells of the plate. */
export const bannerNumberQuery = (modelNumber: WrittenModelNumber): ApiQuery<SearchPage> =>
  queryFor(calls.search, { query: { search: modelNumber, pageSize: 1 } });

/** The numbers that banners show as a plate. */
const bannerNumbers = (carousels: readonly CarouselAnswer[]): WrittenModelNumber[] => [
  ...new Set(carousels.map(({ modelNumber }) => modelNumber).filter((number) => number !== null)),
];

export const homePlan: PagePlan<'home'> = {
  queries: () => [homeItemsQuery],
  further: (_at, read) => bannerNumbers(read(homeItemsQuery).carousels).map(bannerNumberQuery),
  head: (_at, _read, settings) => ({ description: settings['home.headline'], canonical: '/home' }),
};
