import type { Content, ContentDocument, ContentFamily } from '@millrace/contract/content';

/** A text as somebody typed it, and the pages that should come first, each by its key. */
export type WrittenQuestion = readonly [text: string, ...pages: [string, ...string[]]];

/** A page that can be found, by a key that a person can write: its kind and the beginning of its name, number or address. */
export interface NamedPage {
  key: string;
  name: string;
}

export const familyKey = ({ slug, intrinsicallySafe }: Pick<ContentFamily, 'slug' | 'intrinsicallySafe'>): string =>
  `family:${slug}${intrinsicallySafe ? '?is' : ''}`;
export const documentKey = ({ docType, docNumber }: Pick<ContentDocument, 'docType' | 'docNumber'>): string =>
  `document:${docType}-${docNumber}`;
export const fileKey = ({ name, category }: Content['siteDocuments'][number]): string => `file:${name} (${category})`;

/** Kinds whose pages are written in full; of the others a beginning will do. */
const WHOLE = /^(?:family|document|post):/;

export const isPage = (written: string, key: string): boolean =>
  WHOLE.test(written) ? key === written : key.startsWith(written);
