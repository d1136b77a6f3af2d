import type { PageQuery, PartNumber, ReadNumber, SearchResult, Slug, ViewItem } from '@millrace/contract';

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

const PART_PARAMETER = 'part' satisfies keyof PageQuery<'family-part'>;

/** A part number leads to its own answer by a redirect. */
export const partPath = (partNumber: PartNumber): string =>
  `/family?${PART_PARAMETER}=${encodeURIComponent(partNumber)}`;

/** The anchor of a part's row in the table of its family. */
export const partAnchor = (partNumber: PartNumber): string => `part-${partNumber}`;

/** The page of a number’s own answer: the configuration it stands for, or its row in the table of its family. */
export function numberPath({ family, cells, modelNumber, partNumber }: ReadNumber): string {
  if (cells.length > 0) return familyPath({ ...family, configModelNo: modelNumber });
  return partNumber === null
    ? familyPath(family)
    : `${familyPath(family)}#${encodeURIComponent(partAnchor(partNumber))}`;
}

/** The address of a tile: its page with its variants as query, or an advertisement's address. */
export const viewItemPath = ({ type, slug, variants, adURL }: ViewItem): string =>
  adURL ?? withQuery(`/${type}/${encodeURIComponent(slug)}`, variants);

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
