import { readPageQuery, type Slug } from '@millrace/contract';
import { categoryPath } from '../../addresses.ts';

/** A category with choices: the one address of them. */
export const filteredPath = (slug: Slug, filters: string): string =>
  filters === '' ? categoryPath(slug) : `${categoryPath(slug)}?${filters}`;

/** The choices of a form, as an address has them: empty fields are none. */
export const filtersOf = (entries: Iterable<[string, unknown]>): string =>
  readPageQuery(
    'category',
    new URLSearchParams(
      Array.from(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
    ),
  ).filters;
