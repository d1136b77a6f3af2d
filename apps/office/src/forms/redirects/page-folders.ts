import type { ContentKind } from '@millrace/contract/content';

/** The pages whose last part is the slug of a row: their folder, and the type of the tiles that lead to them. */
export const pageFolders: { readonly [Kind in ContentKind]?: { folder: string; tile: string | null } } = {
  categories: { folder: '/category/', tile: 'category' },
  families: { folder: '/family/', tile: 'family' },
  posts: { folder: '/blog/', tile: null },
};

/** The address of the page of a row; null where its kind has none, or there is no slug. */
export function addressOf(kind: ContentKind, slug: unknown): string | null {
  const page = pageFolders[kind];
  return page === undefined || typeof slug !== 'string' || slug === '' ? null : page.folder + slug;
}
