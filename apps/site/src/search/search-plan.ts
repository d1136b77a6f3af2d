import {
  calls,
  type FilterAnswer,
  FOUND_ITEMS,
  FOUND_ITEMS_MAX,
  type FoundEverything,
  type NumberAnswer,
  SEARCH_TEXT_MAX,
  type SearchPage,
} from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import { nearPartsQuery } from '../beside/near-parts.tsx';
import { askedOf } from '../facets/filter-address.ts';
import { isNumberLike } from '../number-answer/number-like.ts';
import { numberQuery } from '../number-answer/number-query.ts';
import type { PagePlan, Read } from '../page/plan.ts';
import { type SearchAddress, searchAddressOf, searchPagePath } from './search-address.ts';

/** A search that fails leaves the typed text and the former results (specification 8). */
export const searchQuery = ({ text, page, pageSize, show }: SearchAddress): ApiQuery<SearchPage> => ({
  // The page of an address is that of what is shown: of the models, or of one section.
  ...queryFor(calls.search, {
    query: { search: text.slice(0, SEARCH_TEXT_MAX), page: show === 'everything' ? page : 1, pageSize },
  }),
  mayFail: true,
});

/** The number that the text may be. Its failure takes nothing from the results. */
export const foundNumberQuery = ({ text }: SearchAddress): ApiQuery<NumberAnswer | null> => ({
  ...numberQuery(text),
  mayFail: true,
});

/** Everything that is found, in sections; a page of one section that is asked for alone. */
export const everythingQuery = ({ text, show, page }: SearchAddress): ApiQuery<FoundEverything> => ({
  ...queryFor(calls.searchEverything, {
    query: {
      search: text.slice(0, SEARCH_TEXT_MAX),
      ...(show === 'everything' ? { items: FOUND_ITEMS } : { items: FOUND_ITEMS_MAX, page }),
    },
  }),
  mayFail: true,
});

/** The filters of the families that are found, and what fits those that the address chooses. */
export const searchFacetsQuery = ({ text, chosen }: SearchAddress): ApiQuery<FilterAnswer> => ({
  ...queryFor(calls.searchFacets, {
    query: {
      search: text.slice(0, SEARCH_TEXT_MAX),
      ...(chosen.filters === '' && chosen.order === '' ? {} : askedOf(chosen)),
    },
  }),
  mayFail: true,
});

/** /search and /search/{text}; a form without JavaScript sends `?search=`. */
export const searchPlan: PagePlan<'search'> = {
  queries: (at) => {
    const address = searchAddressOf(at);
    if (address.text === '') return [];
    return [
      searchQuery(address),
      everythingQuery(address),
      foundNumberQuery(address),
      searchFacetsQuery(address),
      ...(isNumberLike(address.text) ? [nearPartsQuery(address.text)] : []),
    ];
  },
  redirect: (at, read) => {
    const sent = at.query.search;
    const address = searchAddressOf(at);
    if (sent !== '') return searchPagePath({ ...address, text: sent });
    const known = address.text === '' ? null : knownChoices(read, address);
    if (known !== null) return searchPagePath({ ...address, chosen: known });
    if (address.text === '' || address.page === 1) return null;
    const last = lastPage(read, address);
    return last !== null && address.page > last ? searchPagePath({ ...address, page: last }) : null;
  },
  head: (at) => {
    const { text } = searchAddressOf(at);
    return {
      title: text === '' ? 'Search' : `Search: ${text}`,
      description: 'Search products by part number, model number or word.',
    };
  },
};

/** The choices that the catalogue knows, in their one spelling; null where the address has no others, or the search failed. */
function knownChoices(read: Read, address: SearchAddress): SearchAddress['chosen'] | null {
  try {
    const { filters, order, view } = read(searchFacetsQuery(address));
    const { chosen } = address;
    const isAsAsked = filters === chosen.filters && order === chosen.order && view === chosen.view;
    return isAsAsked ? null : { filters, order, view };
  } catch {
    return null;
  }
}

/** A page beyond the last leads to the last: there are results. null for a search that failed. */
function lastPage(read: Read, address: SearchAddress): number | null {
  try {
    return pagesOf(read, address);
  } catch {
    return null;
  }
}

function pagesOf(read: Read, address: SearchAddress): number {
  const { show, pageSize } = address;
  if (show === 'everything') return Math.max(1, Math.ceil(read(searchQuery(address)).total / pageSize));
  return Math.max(1, Math.ceil(read(everythingQuery(address))[show].total / FOUND_ITEMS_MAX));
}
