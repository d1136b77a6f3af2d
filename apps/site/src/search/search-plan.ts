import { calls, SEARCH_TEXT_MAX, type SearchPage } from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import type { PageAddress, RoutePlan } from '../rendering/route.ts';
import { readSearchAddress, type SearchAddress, searchPath } from './search-address.ts';

/** A search that fails leaves what was typed and what was found before (specification 8). */
export const searchQuery = ({ text, page, pageSize }: SearchAddress): ApiQuery<SearchPage> => ({
  ...queryFor(calls.search, { query: { search: text.slice(0, SEARCH_TEXT_MAX), page, pageSize } }),
  mayFail: true,
});

/** /search and /search/{text}; a form without JavaScript sends `?search=`. */
export const searchPlan: RoutePlan = {
  queries: (at) => (addressOf(at).text === '' ? [] : [searchQuery(addressOf(at))]),
  redirect: (at) => {
    const sent = at.search.get('search')?.trim() ?? '';
    return sent === '' ? null : searchPath({ ...addressOf(at), text: sent });
  },
  head: (at) => {
    const { text } = addressOf(at);
    return {
      title: text === '' ? 'Search' : `Search: ${text}`,
      description: 'Search products by part number, model number or word.',
      hidden: true,
    };
  },
};

const addressOf = (at: PageAddress): SearchAddress => readSearchAddress(at.params.id ?? '', at.search);
