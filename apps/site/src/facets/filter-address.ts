import { type FacetQuery, type FilterAnswer, readPageQuery } from '@millrace/contract';

/** The choices of a page, and how what fits them is shown. */
export type Filtered = Pick<FilterAnswer, 'filters' | 'order' | 'view'>;

/** A page with choices in an order: the one address of them. Without choices it has its own order. */
export function filteredPath(base: string, { filters, order, view }: Filtered): string {
  if (filters === '') return base;
  const shown = { ...(order === '' ? {} : { order }), ...(view === 'families' ? {} : { view }) };
  const before = new URLSearchParams(shown).toString();
  return `${base}?${before === '' ? '' : `${before}&`}${filters}`;
}

/** The choices of a form, as an address has them: empty fields are none. */
export const filtersOf = (entries: Iterable<[string, unknown]>): string =>
  readPageQuery(
    'category',
    new URLSearchParams(
      Array.from(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
    ),
  ).filters;

/** The question to the API. Families are its own way, and are not said: equal answers have one key. */
export const askedOf = ({ view, ...chosen }: Filtered): FacetQuery =>
  view === 'families' ? chosen : { ...chosen, view };
