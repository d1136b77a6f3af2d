import type { Pausable } from '@millrace/configurator';
import { type Content, type ContentKind, contentKindNames } from '@millrace/contract/content';
import { forEachPaced } from '../paced.ts';

/** A row that names a media file. */
export interface NamedBy {
  kind: ContentKind;
  id: number;
}

/** A path below /media/ that is a whole text: folders, and a name with an ending. */
const WHOLE = /^[a-z0-9-]+(?:\/[\w.~=+-]+)*\/[\w~=+-][\w.~=+-]*\.[a-z][a-z0-9]{1,4}$/i;
/** The same within a longer text, such as the address of a link. */
const WITHIN = /\/media\/([\w.~=+/-]+)/g;
/** Drawn for each number or page: no files. */
const DRAWN = /^(?:og|picture|wiring|by-right)\//i;
/** Its rows say what lies at an address, and use nothing. */
const LIBRARY: ContentKind = 'mediaFiles';

/** The media files that content names, in the words of the row that names them first, with all such rows. */
export function* mediaUses(content: Pick<Content, ContentKind>): Pausable<ReadonlyMap<string, readonly NamedBy[]>> {
  const uses = new Map<string, NamedBy[]>();
  for (const kind of contentKindNames)
    yield* forEachPaced<{ id: number }>(content[kind], (row) => {
      for (const uri of mediaNamedIn(kind, row)) {
        const known = uses.get(uri);
        if (known === undefined) uses.set(uri, [{ kind, id: row.id }]);
        else known.push({ kind, id: row.id });
      }
    });
  return uses;
}

/** The paths below /media/ that a row names, sound or not. */
export function mediaNamedIn(kind: ContentKind, row: unknown): ReadonlySet<string> {
  const named = new Set<string>();
  if (kind === LIBRARY) return named;
  forEachText(row, (text) => {
    if (WHOLE.test(text)) named.add(text);
    else if (text.includes('/media/')) for (const [, path = ''] of text.matchAll(WITHIN)) named.add(path);
  });
  for (const path of named) if (DRAWN.test(path)) named.delete(path);
  return named;
}

/** The row with another address in every place that names the file. */
export function withMediaMoved(row: unknown, from: string, to: string): unknown {
  if (typeof row === 'string') {
    if (row === from) return to;
    return row.includes('/media/')
      ? row.replaceAll(WITHIN, (whole, path: string) => (path === from ? `/media/${to}` : whole))
      : row;
  }
  if (Array.isArray(row)) return row.map((part) => withMediaMoved(part, from, to));
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).map(([name, part]) => [name, withMediaMoved(part, from, to)]));
}

function forEachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) forEachText(part, visit);
}
