import { calls, SEARCH_TEXT_MAX, type SearchPage } from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import type { PagePlan } from '../page/plan.ts';
import { type SearchAddress, searchAddressOf, searchPagePath } from './search-address.ts';

/** A search that fails leaves the typed text and the former results (specification 8). */
export const searchQuery = ({ text, page, pageSize }: SearchAddress): ApiQuery<SearchPage> => ({
  ...queryFor(calls.search, { query: { search: text.slice(0, SEARCH_TEXT_MAX), page, pageSize } }),
  mayFail: true,
});

/** /search and /search/{text}; a form without JavaScript sends `?search=`. */
export const searchPlan: PagePlan<'search'> = {
  queries: (at) => (searchAddressOf(at).text === '' ? [] : [searchQuery(searchAddressOf(at))]),
  redirect: (at) => {
    const sent = at.query.search;
    return sent === '' ? null : searchPagePath({ ...searchAddressOf(at), text: sent });
  },
  head: (at) => {
    const { text } = searchAddressOf(at);
    return {
      title: text === '' ? 'Search' : `Search: ${text}`,
      description: 'Search products by part number, model number or word.',
    };
  },
};
