import { type PageQuery, readPageQuery, SEARCH_PAGE_SIZE } from '@millrace/contract';
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
}

/** A search as the page's table reads its address: the text stands in the path. */
export const searchAddressOf = ({
  params: { id = '' },
  query: { page, pageSize, show },
}: Pick<PageAddress<'search'>, 'params' | 'query'>): SearchAddress => ({ text: id.trim(), page, pageSize, show });

/** The search at an address of this site; null where that is another page. */
export function searchAddressAt({ pathname, search }: Place): SearchAddress | null {
  const params = matchPath('/search/:id', pathname);
  return params && searchAddressOf({ params, query: readPageQuery('search', new URLSearchParams(search)) });
}

/** The address of a search: the text as path, section, page and page size where they are not the default. */
export function searchPagePath({ text, page, pageSize, show }: SearchAddress): string {
  if (text === '') return '/search/';
  const query = new URLSearchParams();
  if (show !== 'everything') query.set('show', show);
  if (page !== 1) query.set('page', String(page));
  if (pageSize !== SEARCH_PAGE_SIZE) query.set('pageSize', String(pageSize));
  const tail = query.toString();
  return `/search/${encodeURIComponent(text)}${tail === '' ? '' : `?${tail}`}`;
}
