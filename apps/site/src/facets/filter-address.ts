import { type FilterAnswer, readPageQuery } from '@millrace/contract';

/** A page with choices in an order: the one address of them. Without choices it has its own order. */
export function filteredPath(base: string, { filters, order }: Pick<FilterAnswer, 'filters' | 'order'>): string {
  if (filters === '') return base;
  return `${base}?${order === '' ? '' : `${new URLSearchParams({ order })}&`}${filters}`;
}

/** The choices of a form, as an address has them: empty fields are none. */
export const filtersOf = (entries: Iterable<[string, unknown]>): string =>
  readPageQuery(
    'category',
    new URLSearchParams(
      Array.from(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
    ),
  ).filters;
