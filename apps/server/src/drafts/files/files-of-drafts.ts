import { mediaNamedIn, type Snapshot } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import type { FieldPath, Finding } from '@millrace/contract/office';
import type { DraftChange } from '@millrace/database';
import {
  type MissingFile,
  missingFileWarning,
  missingFileWarnings,
  nameOf,
  placesOf,
} from '../../content/missing-files.ts';

/** Whether a file lies, or can be made, at a path below /media/. */
export type HasFile = (uri: string) => Promise<boolean>;

/** Warnings of one check; a sheet whose files all stayed at home needs no more of them. */
const WARNED_MOST = 100;
/** Paths that are remembered as there. */
const KNOWN_MOST = 20_000;

/** Rows between two pauses. */
const ROWS_AT_ONCE = 64;

/** A place at which a changed row names a file. */
interface NamedFile {
  uri: string;
  change: DraftChange;
  path: FieldPath;
}

/** Files that changed rows of a draft name, and that neither the rows in force at their places nor the library name. */
export function* newlyNamed(
  snapshot: Pick<Snapshot, 'mediaFiles'>,
  changes: readonly DraftChange[],
): Pausable<readonly NamedFile[]> {
  const placed = placedBy(changes);
  const gone = new Set(
    changes.flatMap(({ kind, row, base }) => (kind === 'mediaFiles' && row === null ? [base?.['uri']] : [])),
  );
  const found: NamedFile[] = [];
  for (const [nth, change] of changes.entries()) {
    if (nth % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield;
    if (change.row === null) continue;
    const before = mediaNamedIn(change.kind, change.base);
    for (const uri of mediaNamedIn(change.kind, change.row)) {
      const isInLibrary = placed.has(uri) || (snapshot.mediaFiles.has(uri) && !gone.has(uri));
      if (!before.has(uri) && !isInLibrary)
        found.push({ uri, change, path: placesOf(change.kind, change.row, uri)[0] ?? [] });
    }
  }
  return found;
}

const placedBy = (changes: readonly DraftChange[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ kind, row }) => (kind === 'mediaFiles' ? [String(row?.['uri'])] : [])));

type Named = Finding & { name: string };

/** Returns a function that warns of the files missing in force which are missing with the changes of a draft, too. */
export function stillMissing(changes: readonly DraftChange[]): (missing: readonly MissingFile[]) => Named[] {
  const placed = placedBy(changes);
  const changed = new Map(changes.map((change) => [`${change.kind} ${change.rowId}`, change]));
  return (missing) =>
    missing.flatMap(({ uri, name, warning }, at): Named[] => {
      if (placed.has(uri)) return [];
      const { kind, id } = warning;
      const change = changed.get(`${kind} ${id}`);
      if (change === undefined) return [{ ...warning, name }];
      // Of a changed row all places are told with the first.
      const isFirst = missing.findIndex((one) => one.uri === uri && one.warning.kind === kind && one.warning.id === id);
      const naming = { kind, id, row: change.row };
      return isFirst === at ? missingFileWarnings(uri, naming).map((one) => ({ ...one, name: nameOf(naming) })) : [];
    });
}

/** Returns a function that warns of those of the files that are not there. What was there once is not asked for again before `forget`. */
export function filesOfDrafts(has: HasFile) {
  const known = new Set<string>();
  return {
    forget: (): void => known.clear(),
    async warn(named: readonly NamedFile[], signal: AbortSignal): Promise<Finding[]> {
      const warnings: Finding[] = [];
      for (const { uri, change, path } of named) {
        if (warnings.length === WARNED_MOST || signal.aborted) break;
        if (known.has(uri)) continue;
        if (await has(uri)) {
          if (known.size < KNOWN_MOST) known.add(uri);
        } else warnings.push(missingFileWarning(uri, { kind: change.kind, id: change.rowId, row: change.row, path }));
      }
      return warnings;
    },
  };
}
