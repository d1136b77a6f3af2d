import type { SearchResult, Slug, ViewItem } from '@millrace/contract';

/** Addresses of pages that are linked from many places (specification 2.1). */
export const categoryPath = (slug: Slug): string => `/category/${encodeURIComponent(slug)}`;

export const searchPath = (text: string): string => `/search/${encodeURIComponent(text.trim())}`;

/** A family's page, with a model number filled in. */
export function familyPath(
  family: Pick<SearchResult, 'slug' | 'intrinsicallySafe'> & Partial<Pick<SearchResult, 'configModelNo'>>,
): string {
  const query: Record<string, string> = {};
  if (family.intrinsicallySafe) query['intrinsically-safe'] = 'true';
  if (family.configModelNo) query.configurator = family.configModelNo;
  return withQuery(`/family/${encodeURIComponent(family.slug)}`, query);
}

/** The address of a tile: its page with its variants as query, or an advertisement's address. */
export const viewItemPath = ({ type, slug, variants, adURL }: ViewItem): string =>
  adURL ?? withQuery(`/${type}/${encodeURIComponent(slug)}`, variants);

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
