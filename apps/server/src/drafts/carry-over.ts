import type { Snapshot } from '@millrace/catalogue';
import { listKeys } from '@millrace/contract/list-keys';
import {
  changeDraft,
  type Draft,
  type DraftChange,
  type Queries,
  readDraftChanges,
  type StoredConflict,
  type TypedRow,
} from '@millrace/database';
import { isEqual, type Merged, mergeRows } from '@millrace/drafts';
import { rowInForce } from './in-force-rows.ts';
import { putRow } from './write-row.ts';

/**
 * Carries the changes of a draft, which the transaction has locked, over to the content in force. What does not go together with what others
 * published is kept as a conflict: it blocks publishing until somebody decides.
 */
export async function carryOver(tx: Queries, snapshot: Snapshot, draft: Draft): Promise<void> {
  if (snapshot.revision <= draft.baseRevision) return;
  for (const change of await readDraftChanges(tx, draft.id)) await carryChange(tx, snapshot, change);
  await changeDraft(tx, draft.id, { baseRevision: snapshot.revision });
}

async function carryChange(tx: Queries, snapshot: Snapshot, change: DraftChange): Promise<void> {
  const { draftId, kind, rowId } = change;
  const published = rowInForce(snapshot, kind, rowId);
  if (isEqual(published, change.base)) return;
  const { row, conflicts } = merged(change, published);
  const place = { draftId, kind, rowId };
  await putRow(
    tx,
    { place, row: change.row, published, version: `d${change.version}`, change },
    { row, conflicts, by: change.changedBy, isSeen: true, isDone: true, base: published },
  );
}

/** A change over another row in force, and all that is still to be decided. */
export function merged(
  change: DraftChange,
  published: TypedRow | null,
): { row: TypedRow | null; conflicts: StoredConflict[] } {
  const sides = { base: change.base, mine: change.row, theirs: published };
  const made: Merged<TypedRow | null> = mergeRows(listKeys[change.kind], sides);
  const earlier = change.conflicts.filter(({ path }) => !made.conflicts.some((one) => isEqual(one.path, path)));
  return { row: made.row, conflicts: [...earlier, ...made.conflicts] };
}
