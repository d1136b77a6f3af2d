import { type PageQuery, pages, readPageQuery, SEARCH_PAGE_SIZE } from '@millrace/contract';
import { searchPath } from '../addresses.ts';
import { type Filtered, filteredPath } from '../facets/filter-address.ts';
import type { Place } from '../navigation/location.ts';
import { matchPath } from '../navigation/match.ts';
import type { PageAddress } from '../page/plan.ts';

/** The request in a search page's address. */
export interface SearchAddress {
  text: string;
  page: number;
  pageSize: number;
  /** Everything, or all of one section. */
  show: PageQuery<'search'>['show'];
  /** The choices among the families that were found, and their order. */
  chosen: Filtered;
}

/** A search as the page's table reads its address: the text stands in the path. */
export const searchAddressOf = ({
  params: { id = '' },
  query: { page, pageSize, show, filters, order, view },
}: Pick<PageAddress<'search'>, 'params' | 'query'>): SearchAddress => ({
  text: id.trim(),
  page,
  pageSize,
  show,
  chosen: { filters, order, view },
});

const [, WITH_TEXT] = pages.search.paths;

/** The search at an address of this site; null where that is another page. */
export function searchAddressAt({ pathname, search }: Place): SearchAddress | null {
  const params = matchPath(WITH_TEXT, pathname);
  return params && searchAddressOf({ params, query: readPageQuery('search', new URLSearchParams(search)) });
}

/** No choice. */
export const UNFILTERED: SearchAddress['chosen'] = { filters: '', order: '', view: 'families' };

/** The address of a search: the text as path, section, page and page size where they are not the default. Choices are of all families. */
export function searchPagePath({ text, page, pageSize, show, chosen }: SearchAddress): string {
  if (text === '') return '/search/';
  if (chosen.filters !== '') return filteredPath(searchPath(text), chosen);
  const query = new URLSearchParams();
  if (show !== 'everything') query.set('show', show);
  if (page !== 1) query.set('page', String(page));
  if (pageSize !== SEARCH_PAGE_SIZE) query.set('pageSize', String(pageSize));
  const tail = query.toString();
  return `${searchPath(text)}${tail === '' ? '' : `?${tail}`}`;
}
