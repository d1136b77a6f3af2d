import { mediaNamedIn, mediaUses, type Snapshot } from '@millrace/catalogue';
import type { Content, ContentKind } from '@millrace/contract/content';
import type { FieldPath, Finding } from '@millrace/contract/office';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { rowName } from './content-rows.ts';
import { inSlices } from './in-slices.ts';

interface Dependencies {
  /** Whether a file lies, or can be made, at a path below /media/. */
  hasFile(path: string): Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** In milliseconds. */
  now?: () => number;
}
type Named = Pick<Snapshot, 'content'>;

/** A file that is not there, and the warning at one place that names it. */
export interface MissingFile {
  uri: string;
  /** The words by which people know the row. */
  name: string;
  warning: Finding;
}

export interface MissingFiles {
  /** Each place of the content at which a file is named that is not there, as it was a minute ago at most. */
  look(snapshot: Named): Promise<readonly MissingFile[]>;
  /** The same as it was last found, at once; a look is begun where there is none of this content, or none of late. */
  known(snapshot: Named): { missing: readonly MissingFile[]; isLooking: boolean };
}

/** The store is asked for so many at a time. */
const AT_ONCE = 8;
/** The page of checks, opened again, shows what was found for so long. */
const KEPT_MS = 60_000;
/** Counts are asked for all day. */
const COUNTED_MS = 900_000;
/** A store that is gone altogether needs no more of them. */
const WARNED_MOST = 100;
/** Once begun, a look is finished. */
const NEVER = new AbortController().signal;

/**
 * Looks for the files that rows which visitors see name. All who ask meanwhile get the same answer. When the store does not answer, the
 * files it was asked for count as there, and the log has the error.
 */
export function missingFiles({ hasFile, log, now = Date.now }: Dependencies): MissingFiles {
  let last: Look | null = null;
  const isThere = async (path: string): Promise<boolean> => {
    try {
      return await hasFile(path);
    } catch (error) {
      log.error({ err: error, path }, 'a file could not be looked for');
      return true;
    }
  };
  const find = async ({ content }: Named): Promise<readonly MissingFile[]> => {
    const uses = await inSlices(mediaUses(content), NEVER);
    let count = 0;
    const missing = await pLimit(AT_ONCE).map(uses, async ([uri, by]) => {
      if (count >= WARNED_MOST || (await isThere(uri))) return [];
      const told = by.flatMap(({ kind, id }) => toldOf(uri, shownRow(content, kind, id)));
      count += told.length;
      return told;
    });
    return missing.flat().slice(0, WARNED_MOST);
  };
  const begin = (snapshot: Named): Look => {
    const begun: Look = { of: snapshot, at: now(), looking: find(snapshot), found: null };
    last = begun;
    void begun.looking.then((found) => {
      begun.found = found;
    });
    return begun;
  };
  const within = (snapshot: Named, age: number): Look | null =>
    last !== null && last.of === snapshot && now() - last.at <= age ? last : null;
  return {
    look: (snapshot) => (within(snapshot, KEPT_MS) ?? begin(snapshot)).looking,
    known: (snapshot) => {
      const { found } = within(snapshot, COUNTED_MS) ?? begin(snapshot);
      return { missing: found ?? [], isLooking: found === null };
    },
  };
}

interface Look {
  of: Named;
  at: number;
  looking: Promise<readonly MissingFile[]>;
  /** null: the look has not ended. */
  found: readonly MissingFile[] | null;
}

interface Place {
  kind: ContentKind;
  row: { id: number };
}

/** The row, where visitors see it: no hidden one, and no setting that they are not shown. */
function shownRow(content: Content, kind: ContentKind, id: number): Place | null {
  const rows: readonly { id: number }[] = content[kind];
  const row = rows.find((one) => one.id === id);
  if (row === undefined || ('isLive' in row && row.isLive === false)) return null;
  return 'isPublic' in row && row.isPublic === false ? null : { kind, row };
}

const toldOf = (uri: string, place: Place | null): MissingFile[] => {
  if (place === null) return [];
  const naming = { ...place, id: place.row.id };
  return missingFileWarnings(uri, naming).map((warning) => ({ uri, name: nameOf(naming), warning }));
};

/** The words by which people know a row; without any, its kind and id. */
export const nameOf = ({ kind, id, row }: NamingRow): string => rowName({ ...row, id }) || `${kind} ${id}`;

/** A warning at each place of a row that names a file which is not there. */
export const missingFileWarnings = (uri: string, { kind, id, row }: NamingRow): Finding[] =>
  placesOf(kind, row, uri).map((path) => missingFileWarning(uri, { kind, id, row, path }));

export interface NamingRow {
  kind: ContentKind;
  id: number;
  row: object | null;
}

/** The warning for a file that a row names and that is not there. */
export const missingFileWarning = (uri: string, { kind, id, row, path }: NamingRow & { path: FieldPath }): Finding => ({
  severity: 'warning',
  code: 'missing-file',
  kind,
  id,
  path,
  message: `${nameOf({ kind, id, row })} names the file ${uri}, which is not in the library.`,
});

/** The ways to all texts of a row that name a file. */
export function placesOf(kind: ContentKind, row: unknown, uri: string): FieldPath[] {
  const within = (value: unknown, path: FieldPath): FieldPath[] => {
    if (typeof value === 'string') return mediaNamedIn(kind, value).has(uri) ? [path] : [];
    if (typeof value !== 'object' || value === null) return [];
    const parts: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return parts.flatMap(([step, part]) => within(part, [...path, step]));
  };
  return within(row, []);
}
