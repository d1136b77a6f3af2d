import { SEARCH_PAGE_SIZE } from '@millrace/contract';
import { readPageSize } from './page-size.ts';

/** What a search page's address asks for. */
export interface SearchAddress {
  text: string;
  page: number;
  pageSize: number;
}

/** Reads an address; a page or page size that is none counts as the default. */
export function readSearchAddress(text: string, query: URLSearchParams): SearchAddress {
  const page = Number(query.get('page') ?? '1');
  const size = readPageSize(query.get('pageSize') ?? String(SEARCH_PAGE_SIZE));
  return {
    text: text.trim(),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: size.fault === null ? size.value : SEARCH_PAGE_SIZE,
  };
}

/** The address of a search: the text as path, page and page size where they are not the default. */
export function searchPath({ text, page, pageSize }: SearchAddress): string {
  if (text === '') return '/search';
  const query = new URLSearchParams();
  if (page !== 1) query.set('page', String(page));
  if (pageSize !== SEARCH_PAGE_SIZE) query.set('pageSize', String(pageSize));
  const tail = query.toString();
  return `/search/${encodeURIComponent(text)}${tail === '' ? '' : `?${tail}`}`;
}
