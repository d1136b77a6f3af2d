import { SEARCH_PAGE_SIZE } from '@millrace/contract';
import type { PageAddress } from '../page/plan.ts';

/** What a search page's address asks for. */
export interface SearchAddress {
  text: string;
  page: number;
  pageSize: number;
}

/** A search as the page's table reads its address: the text stands in the path. */
export const searchAddressOf = ({
  params: { id = '' },
  query: { page, pageSize },
}: Pick<PageAddress<'search'>, 'params' | 'query'>): SearchAddress => ({ text: id.trim(), page, pageSize });

/** The address of a search: the text as path, page and page size where they are not the default. */
export function searchPath({ text, page, pageSize }: SearchAddress): string {
  if (text === '') return '/search';
  const query = new URLSearchParams();
  if (page !== 1) query.set('page', String(page));
  if (pageSize !== SEARCH_PAGE_SIZE) query.set('pageSize', String(pageSize));
  const tail = query.toString();
  return `/search/${encodeURIComponent(text)}${tail === '' ? '' : `?${tail}`}`;
}
