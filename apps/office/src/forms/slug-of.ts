import type { ContentKind } from '@millrace/contract/content';

/** As long as the schema lets an address be. */
const LONGEST = 120;

/** The address that words make: lower-case letters, digits and single hyphens; '' where they have none of them. */
export function slugOf(words: string): string {
  const plain = words.replaceAll('ß', 'ss').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}

/** Kinds whose address is their own: that of an event is the address of its post, and a tile leads to one. */
export const hasOwnSlug = (kind: ContentKind): boolean =>
  kind === 'categories' || kind === 'families' || kind === 'posts' || kind === 'customers';
