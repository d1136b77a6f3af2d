import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { RowName } from './compile-preview.ts';
import type { Preview } from './draft-previews.ts';

/**
 * The rows that a page of the public site comes from: the one that its address names, then those that the draft changes of what belongs to
 * it, such as products of a family or tiles of a category.
 */
export function rowsOfPage({ snapshot, changed }: Pick<Preview, 'snapshot' | 'changed'>, path: string): RowName[] {
  const named = rowsNamed(snapshot, path);
  const owned = changed.filter(({ kind, id }) => {
    const row = rowIn(snapshot, kind, id);
    return row !== undefined && named.some((owner) => isOf(row, owner));
  });
  const others = changed.filter(({ kind }) => kindsOfPage(path).includes(kind));
  return [...new Map([...named, ...owned, ...others].map((row) => [`${row.kind} ${row.id}`, row])).values()];
}

/** The rows that the address of a page names. */
export function rowsNamed({ content }: Snapshot, path: string): RowName[] {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const [, page = '', name = ''] = pathname.toLowerCase().split('/').map(decoded);
  const bySlug = (kind: 'families' | 'categories' | 'posts'): RowName[] =>
    content[kind].filter(({ slug }) => slug === name).map(({ id }) => ({ kind, id }));
  if (page === 'family') {
    const isSafe = searchParams.get('intrinsically-safe') === 'true';
    const variant = content.families.filter((row) => row.slug === name && row.intrinsicallySafe === isSafe);
    return variant.length === 0 ? bySlug('families') : variant.map(({ id }) => ({ kind: 'families', id }));
  }
  if (page === 'category' && name !== '') return bySlug('categories');
  if (page === 'blog' && name !== '') return bySlug('posts');
  const job = searchParams.get('job');
  if (page === 'careers' && job !== null)
    return content.jobs.filter(({ id }) => String(id) === job).map(({ id }) => ({ kind: 'jobs', id }));
  return [];
}

/** Kinds that a page without a row of its own lists. */
const listed: Readonly<Record<string, readonly ContentKind[]>> = {
  home: ['carousels', 'categories', 'posts'],
  category: ['categories'],
  blog: ['posts', 'events'],
  careers: ['jobs'],
  support: ['siteDocuments', 'faqs', 'supportVideos'],
  faq: ['faqs'],
  orders: ['siteDocuments'],
};

function kindsOfPage(path: string): readonly ContentKind[] {
  const [, page = '', name = ''] = new URL(path, 'http://site.invalid').pathname.toLowerCase().split('/');
  const isOfOneRow = ['category', 'blog'].includes(page) && name !== '';
  return isOfOneRow ? [] : (listed[page] ?? []);
}

/** Whether a row says whose it is. */
function isOf(row: object, owner: RowName): boolean {
  const words = new Map<string, unknown>(Object.entries(row));
  const field = { families: 'familyId', categories: 'categoryId' }[owner.kind as string];
  return field !== undefined && words.get(field) === owner.id;
}

const rowIn = ({ content }: Snapshot, kind: ContentKind, id: number): object | undefined => {
  const rows: readonly { id: number }[] = content[kind];
  return rows.find((row) => row.id === id);
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
