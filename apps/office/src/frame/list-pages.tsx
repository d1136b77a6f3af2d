import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { lazy, type ReactNode } from 'react';
import { useHere } from '../navigation/here.tsx';
import type { OfficePage } from './office-page.ts';

/** The grid comes with the first list that is opened. */
const ListPage = lazy(async () => ({ default: (await import('../lists/list-page.tsx')).ListPage }));

/** After `G`, the keys of the lists that are opened most. */
const keys: Partial<Record<ContentKind, string>> = {
  products: 'p',
  families: 'f',
  categories: 'c',
  documents: 'e',
  faqs: 'q',
};
/** The kinds that `hr` writes, and no other (`writesKind`). */
const OF_HR: ContentKind = 'jobs';
const headings = ['Catalogue', 'Site', 'Private label'];

const addressOf = (kind: ContentKind): string => `/office/rows/${kind}`.toLowerCase();

/** The list that the address names. */
function ListHere(): ReactNode {
  const here = useHere().toLowerCase();
  const kind = contentKindNames.find((one) => addressOf(one) === here);
  return kind === undefined ? null : <ListPage key={kind} kind={kind} />;
}

/** The lists of all kinds, by their headings in the rail. */
export const listPages: readonly OfficePage[] = headings.flatMap((heading) =>
  contentKindNames
    .filter((kind) => wordsOf(kind).under === heading)
    .map((kind) => ({
      path: addressOf(kind),
      name: wordsOf(kind).many,
      // These have a page of their own.
      under: kind === 'mediaFiles' || kind === 'settings' ? null : heading,
      key: keys[kind] ?? null,
      rights: kind === OF_HR ? 'writer' : 'editor',
      kind,
      asks: null,
      Page: ListHere,
    })),
);
