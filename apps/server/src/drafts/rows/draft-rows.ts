import type { ContentKind } from '@millrace/contract/content';
import {
  countDraftSteps,
  type DraftChange,
  type Queries,
  readDraftChangesAfter,
  readDraftChangesAt,
  readStepsSince,
} from '@millrace/database';

/** All that a draft changes, by kind and row. */
export interface DraftRows {
  /** Goes up with each change of the draft; 0: it has none. */
  version: number;
  byKind: ReadonlyMap<ContentKind, ReadonlyMap<number, DraftChange>>;
}

export const noChanges: DraftRows = { version: 0, byKind: new Map() };

/** Drafts that are remembered; the one asked for longest ago is forgotten. */
const KEPT = 8;
/** Rows read in one query: reading them holds the event loop while they are parsed. */
const READ_AT_ONCE = 200;
/** More rows that were changed than this are read with all others. */
const READ_ANEW = 1000;

/** Reads what drafts change, and remembers it: a list of a draft with thousands of changes reads what is new alone. */
export function draftRowsReader(queries: Queries): (draftId: string) => Promise<DraftRows> {
  const kept = new Map<string, DraftRows>();
  return async (draftId) => {
    // Before the rows: one that is changed meanwhile is read again the next time.
    const version = await countDraftSteps(queries, draftId);
    const known = kept.get(draftId);
    const rows =
      known !== undefined && known.version === version && version > 0 ? known : await read(draftId, version, known);
    kept.delete(draftId);
    kept.set(draftId, rows);
    for (const id of kept.keys()) if (kept.size > KEPT) kept.delete(id);
    return rows;
  };

  async function read(draftId: string, version: number, known: DraftRows | undefined): Promise<DraftRows> {
    const since = known === undefined || known.version > version ? 0 : known.version;
    const steps = since === 0 ? [] : await readStepsSince(queries, draftId, since, READ_ANEW);
    return known !== undefined && steps.length > 0 && steps.length < READ_ANEW
      ? readChanged(draftId, version, known, steps)
      : readAll(draftId, version);
  }

  async function readAll(draftId: string, version: number): Promise<DraftRows> {
    const byKind = new Map<ContentKind, Map<number, DraftChange>>();
    let after: { kind: ContentKind; rowId: number } | null = null;
    for (;;) {
      const some: DraftChange[] = await readDraftChangesAfter(queries, draftId, after, READ_AT_ONCE);
      for (const change of some) mapOf(byKind, change.kind).set(change.rowId, change);
      after = some.at(-1) ?? null;
      if (some.length < READ_AT_ONCE) return { version, byKind };
    }
  }

  async function readChanged(
    draftId: string,
    version: number,
    known: DraftRows,
    steps: readonly { kind: ContentKind; rowId: number }[],
  ): Promise<DraftRows> {
    const byKind = new Map<ContentKind, Map<number, DraftChange>>();
    for (const [kind, rows] of known.byKind) byKind.set(kind, new Map(rows));
    for (let from = 0; from < steps.length; from += READ_AT_ONCE) {
      const places = steps.slice(from, from + READ_AT_ONCE);
      for (const { kind, rowId } of places) mapOf(byKind, kind).delete(rowId);
      for (const change of await readDraftChangesAt(queries, draftId, places))
        mapOf(byKind, change.kind).set(change.rowId, change);
    }
    return { version, byKind };
  }
}

function mapOf<Key, Inner>(all: Map<Key, Map<number, Inner>>, key: Key): Map<number, Inner> {
  const found = all.get(key) ?? new Map<number, Inner>();
  all.set(key, found);
  return found;
}

export const changesOf = ({ byKind }: DraftRows, kind: ContentKind): DraftChange[] => [
  ...(byKind.get(kind)?.values() ?? []),
];
