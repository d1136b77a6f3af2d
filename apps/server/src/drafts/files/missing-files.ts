import { mediaNamedIn, type Snapshot } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import type { FieldPath, Finding } from '@millrace/contract/office';
import type { DraftChange } from '@millrace/database';
import { rowName } from '../../content/content-rows.ts';

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
  const placed = new Set(changes.flatMap(({ kind, row }) => (kind === 'mediaFiles' ? [String(row?.['uri'])] : [])));
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
      if (!before.has(uri) && !isInLibrary) found.push({ uri, change, path: pathTo(change, uri) });
    }
  }
  return found;
}

/** Returns a function that warns of those of the files that are not there. What was there once is not asked for again before `forget`. */
export function missingFiles(has: HasFile) {
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
        } else warnings.push(warningOf(uri, change, path));
      }
      return warnings;
    },
  };
}

function warningOf(uri: string, { kind, rowId, row }: DraftChange, path: FieldPath): Finding {
  const name = rowName({ ...row, id: rowId }) || `${kind} ${rowId}`;
  return {
    severity: 'warning',
    code: 'missing-file',
    kind,
    id: rowId,
    path,
    message: `${name} names the file ${uri}, which is not in the library.`,
  };
}

/** The way to the first text of a row that names a file. */
function pathTo({ kind, row }: Pick<DraftChange, 'kind' | 'row'>, uri: string): FieldPath {
  const within = (value: unknown, path: FieldPath): FieldPath | null => {
    if (typeof value === 'string') return mediaNamedIn(kind, value).has(uri) ? path : null;
    if (typeof value !== 'object' || value === null) return null;
    for (const [step, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      const found = within(part, [...path, step]);
      if (found !== null) return found;
    }
    return null;
  };
  return within(row, []) ?? [];
}
