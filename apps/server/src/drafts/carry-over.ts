import type { Snapshot } from '@millrace/catalogue';
import { contentKinds } from '@millrace/contract/content';
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
import { sliceEnds } from '../content/in-slices.ts';
import { rowInForce } from './in-force-rows.ts';
import { withManyRows } from './row-pen.ts';
import { putRow } from './write-row.ts';

/**
 * Carries the changes of a draft, which the transaction has locked, over to the content in force. What does not go together with what
 * others published is kept as a conflict: it blocks publishing until somebody decides.
 */
export async function carryOver(tx: Queries, snapshot: Snapshot, draft: Draft): Promise<void> {
  if (snapshot.revision <= draft.baseRevision) return;
  const changes = await readDraftChanges(tx, draft.id);
  const moved: DraftChange[] = [];
  const sliceEnd = sliceEnds();
  for (const change of changes) {
    if (!isEqual(rowInForce(snapshot, change.kind, change.rowId), change.base)) moved.push(change);
    await sliceEnd();
  }
  const open = { tx, snapshot, draftId: draft.id };
  await withManyRows(open, moved, nameOf, (change, state, pen) => {
    const { row, conflicts } = merged(change, state.published);
    const put = { row, conflicts, by: change.changedBy, isSeen: true, deed: 'carry' as const, base: state.published };
    return putRow(tx, state, put, pen);
  });
  await changeDraft(tx, draft.id, { baseRevision: snapshot.revision });
}

const nameOf = ({ kind, rowId }: DraftChange) => ({ kind, rowId });

/** A change over another row in force, and all that is still to be decided. */
export function merged(
  change: DraftChange,
  published: TypedRow | null,
): { row: TypedRow | null; conflicts: StoredConflict[] } {
  const sides = { base: change.base, mine: change.row, theirs: published };
  const made: Merged<TypedRow | null> = mergeRows(contentKinds[change.kind].lists, sides);
  const earlier = change.conflicts.filter(({ path }) => !made.conflicts.some((one) => isEqual(one.path, path)));
  return { row: made.row, conflicts: [...earlier, ...made.conflicts] };
}
