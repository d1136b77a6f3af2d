import type { Snapshot } from '@millrace/catalogue';
import { contentKinds } from '@millrace/contract/content';
import {
  beginDraft,
  type Draft,
  type HistoryChange,
  type Queries,
  type RevisionRecord,
  readRevisionChanges,
  type TypedRow,
} from '@millrace/database';
import { type Merged, mergeRows } from '@millrace/drafts';
import { refused } from '../problems/problem-error.ts';
import { refusePrivate } from './private-rows.ts';
import { refuseOver } from './refuse-over.ts';
import { withManyRows } from './row-pen.ts';
import { putRow } from './write-row.ts';

/**
 * Begins a draft with the inverse of what a revision changed, merged with what was published since. What does not go together is a conflict
 * of the draft, to be decided before it is published.
 */
export async function rollBack(
  tx: Queries,
  snapshot: Snapshot,
  { revision }: Pick<RevisionRecord, 'revision'>,
  { by, isSeen }: { by: string | null; isSeen: boolean },
): Promise<{ draft: Draft; conflicts: number }> {
  await refuseOver(tx, revision - 1, revision);
  const changes = await readRevisionChanges(tx, revision);
  if (changes.length === 0) throw refused('not-found', `Revision ${revision} changed no rows one by one.`);
  const draft = await beginDraft(tx, {
    name: `Take back revision ${revision}`,
    // That of the revision says why it was made, and not why it is taken back.
    note: '',
    begunBy: by,
    baseRevision: snapshot.revision,
    takesBack: revision,
  });
  let conflicts = 0;
  const open = { tx, snapshot, draftId: draft.id };
  await withManyRows(open, changes, nameOf, async ({ kind, before, after }, state, pen) => {
    refusePrivate(kind, isSeen, before, after);
    const sides = { base: after, mine: before, theirs: state.row };
    const made: Merged<TypedRow | null> = mergeRows(contentKinds[kind].lists, sides);
    conflicts += made.conflicts.length;
    await putRow(tx, state, { row: made.row, conflicts: made.conflicts, by, isSeen }, pen);
  });
  return { draft, conflicts };
}

const nameOf = ({ kind, rowId }: HistoryChange) => ({ kind, rowId });
