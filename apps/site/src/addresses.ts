import type { PageQuery, PartNumber, ReadNumber, SearchResult, Slug, ViewItem } from '@millrace/contract';

/** Addresses of pages that are linked from many places (specification 2.1). */
export const categoryPath = (slug: Slug): string => `/category/${encodeURIComponent(slug)}`;

export const searchPath = (text: string): string => `/search/${encodeURIComponent(text.trim())}`;

interface FamilyAddress extends Pick<SearchResult, 'slug' | 'intrinsicallySafe'> {
  /** A model number to fill in. */
  configModelNo?: SearchResult['configModelNo'];
  /** The part number whose row it leads to. */
  row?: PartNumber;
}

/** A family's page. */
export function familyPath(family: FamilyAddress): string {
  const query: Record<string, string> = {};
  if (family.intrinsicallySafe) query['intrinsically-safe'] = 'true';
  if (family.configModelNo) query.configurator = family.configModelNo;
  if (family.row !== undefined) query[ROW_PARAMETER] = family.row;
  return withQuery(`/family/${encodeURIComponent(family.slug)}`, query);
}

/** Names the row that an address leads to. */
export const ROW_PARAMETER = 'row' satisfies keyof PageQuery<'family'>;
export const PART_PARAMETER = 'part' satisfies keyof PageQuery<'family-part'>;

/** A part number leads to its own answer by a redirect. */
export const partPath = (partNumber: PartNumber): string =>
  `/family?${PART_PARAMETER}=${encodeURIComponent(partNumber)}`;

/** The anchor of a part's row in the table of its family. */
export const partAnchor = (partNumber: PartNumber): string => `part-${partNumber}`;

/** The page of a number’s own answer: the configuration it stands for, or its row in the table of its family. */
export function numberPath({ family, cells, modelNumber, partNumber }: ReadNumber): string {
  if (cells.length > 0) return familyPath({ ...family, configModelNo: modelNumber });
  return partNumber === null ? familyPath(family) : rowPath(family, partNumber);
}

/** The row of a part. A server sees no anchor: the parameter is for it, and leaves the address where the script runs. */
const rowPath = (family: FamilyAddress, row: PartNumber): string =>
  `${familyPath({ ...family, row })}#${encodeURIComponent(partAnchor(row))}`;

/** The wiring of a number, on the page of its family. */
export const wiringPath = ({ family, cells, modelNumber }: ReadNumber): string =>
  `${familyPath(cells.length > 0 ? { ...family, configModelNo: modelNumber } : family)}#wiring`;

/** The address of a tile: its page with its variants as query, or an advertisement's address. */
export const viewItemPath = ({ type, slug, variants, adURL }: ViewItem): string =>
  adURL ?? withQuery(`/${type}/${encodeURIComponent(slug)}`, variants);

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
