import { listKeys } from '@millrace/contract/list-keys';
import type { Written } from '@millrace/contract/office';
import {
  type DraftStep,
  lastOwnSteps,
  lastOwnUndo,
  markStepsDone,
  type StepDeed,
  type TypedRow,
} from '@millrace/database';
import { type Merged, mergeRows } from '@millrace/drafts';
import { refused } from '../../problems/problem-error.ts';
import type { OpenDraft } from '../open-draft.ts';
import { presentResult } from '../present-draft.ts';
import { refusePrivate } from '../private-rows.ts';
import { withManyRows } from '../row-pen.ts';
import { putRow, type RowWrite, rowOf, type WriteResult } from '../write-row.ts';

type Writer = Pick<RowWrite, 'by' | 'isSeen'>;

/** Takes back what the caller wrote last, by its inverse: what others changed since stays, and what does not go together is told. */
export async function undo(open: OpenDraft, writer: Writer): Promise<Written[]> {
  const steps = writer.by === null ? [] : await lastOwnSteps(open.tx, open.draft.id, writer.by);
  if (steps.length === 0) throw refused('not-found', 'There is nothing of yours to take back.');
  return inverse(open, steps, writer, 'undo');
}

/** Does again what the caller took back last, unless the caller has written since; in the same manner. */
export async function redo(open: OpenDraft, writer: Writer): Promise<Written[]> {
  const steps = writer.by === null ? [] : await lastOwnUndo(open.tx, open.draft.id, writer.by);
  if (steps.length === 0) throw refused('not-found', 'There is nothing that you took back last and could do again.');
  return inverse(open, steps, writer, 'redo');
}

async function inverse(
  { tx, snapshot, draft }: OpenDraft,
  steps: readonly DraftStep[],
  { by, isSeen }: Writer,
  deed: StepDeed,
): Promise<Written[]> {
  const results: Written[] = [];
  await withManyRows({ tx, snapshot, draftId: draft.id }, steps, placeOfStep, async ({ before, after }, state, pen) => {
    const { place, change } = state;
    const { kind, rowId } = place;
    refusePrivate(kind, isSeen, before, after);
    const sides = { base: after, mine: state.row, theirs: before };
    const made: Merged<TypedRow | null> = mergeRows(listKeys[kind], sides);
    const row = made.row === null ? null : rowOf({ kind, rowId }, made.row, {});
    await putRow(tx, state, { row, conflicts: change?.conflicts ?? [], by, isSeen, deed }, pen);
    const result: WriteResult = {
      place,
      outcome: made.conflicts.length > 0 ? 'conflict' : 'saved',
      merged: [],
      mergedOfOthers: [],
      conflicts: made.conflicts,
      theirsBy: change?.changedBy ?? null,
      theirsAt: change?.changedAt ?? null,
    };
    results.push(presentResult(result, pen.stateOf(place), isSeen));
  });
  const places = steps.map(({ place }) => place);
  await markStepsDone(tx, draft.id, places);
  return results;
}

const placeOfStep = ({ kind, rowId }: DraftStep) => ({ kind, rowId });
