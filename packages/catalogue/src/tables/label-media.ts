import type { Pausable } from '@millrace/configurator';
import { type Content, type ContentKind, contentKindNames, contentKinds } from '@millrace/contract/content';
import { forEachPaced } from '../paced.ts';

/** They lead to media or describe them, and show none. */
const SHOWS_NONE: readonly ContentKind[] = ['redirects', 'mediaFiles'];
/** A path below /media/ within a longer text, such as the address of a link. */
const WITHIN_TEXT = /\/media\/([\w.~=+/-]+)/g;

/** Media that private labels alone name, in small letters. What any public row names too, such as a family's own picture, is public. */
export function* labelMedia(content: Content): Pausable<ReadonlySet<string>> {
  const { customers, customerFamilies } = content;
  const named = [...customers.map(({ logo }) => [logo]), ...customerFamilies.map(({ logo, imgUrl }) => [logo, imgUrl])];
  const media = new Set(named.flat().flatMap((uri) => (uri === null ? [] : [uri.toLowerCase()])));
  if (media.size === 0) return media;
  // Of a hundred thousand texts hardly one is as long as a name.
  const lengths = new Set([...media].map(({ length }) => length));
  for (const kind of contentKindNames.filter(isShownToAll))
    yield* forEachPaced<unknown>(content[kind], (row) =>
      forEachText(row, (text) => {
        if (lengths.has(text.length)) media.delete(text.toLowerCase());
        if (!text.includes('/media/')) return;
        for (const [, path = ''] of text.matchAll(WITHIN_TEXT)) media.delete(path.toLowerCase());
      }),
    );
  return media;
}

const isShownToAll = (kind: ContentKind): boolean =>
  contentKinds[kind].readBy === 'everyone' && !SHOWS_NONE.includes(kind);

/** Visits every text of a row, however deep it lies. */
function forEachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) forEachText(part, visit);
}
