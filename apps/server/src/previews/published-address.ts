import { rowsNamed } from './rows-of-page.ts';
import type { ShownSite } from './shown-site.ts';

/** Pages whose last part is the slug of a row. */
const kinds: Readonly<Record<string, 'families' | 'categories' | 'posts'>> = {
  family: 'families',
  category: 'categories',
  blog: 'posts',
};

/**
 * The address, as the public site has it, of the page of a row whose change is not sound yet, asked for by the slug that the change would
 * give it: the row is shown as published, so its new address would be of no page. null: the address is of no such row.
 */
export function publishedAddress(
  { snapshot, over, leftOut }: Pick<ShownSite, 'snapshot' | 'over' | 'leftOut'>,
  path: string,
): string | null {
  const { pathname, search } = new URL(path, 'http://site.invalid');
  const [, page = '', slug = ''] = pathname.toLowerCase().split('/');
  const kind = kinds[page];
  if (kind === undefined || slug === '' || rowsNamed(snapshot, path).length > 0) return null;
  const moved = leftOut.find((change) => change.kind === kind && change.row?.['slug'] === slug);
  const published = over.content[kind].find(({ id }) => id === moved?.rowId);
  return published === undefined ? null : `/${page}/${published.slug}${search}`;
}
