import { contentKinds } from '@millrace/contract/content';
import { STEP_TELLS_MOST, type StepTaken, type Written } from '@millrace/contract/office';
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
import { type ManyRowsPen, withManyRows } from '../row-pen.ts';
import type { RowState } from '../row-state.ts';
import { putRow, type RowWrite, rowOf, type WriteResult } from '../write-row.ts';

type Writer = Pick<RowWrite, 'by' | 'isSeen'>;

/** The outcomes that are kept of a step: one more than are told, so that a step with more of them is known by it. */
const KEPT_MOST = STEP_TELLS_MOST + 1;

/**
 * Takes back what the caller wrote last, by its inverse: what others changed since stays, and what does not go together is told. Returns
 * the outcome of each row, those in conflict first; of a step with many rows the first of them.
 */
export async function undo(open: OpenDraft, writer: Writer): Promise<Written[]> {
  const steps = writer.by === null ? NONE : lastOwnSteps(open.tx, open.draft.id, writer.by);
  const outcomes = await inverse(open, steps, writer, 'undo');
  if (outcomes.length === 0) throw refused('not-found', 'There is nothing of yours to take back.');
  return outcomes;
}

/** Does again what the caller took back last, unless the caller has written since; in the same manner. */
export async function redo(open: OpenDraft, writer: Writer): Promise<Written[]> {
  const steps = writer.by === null ? NONE : lastOwnUndo(open.tx, open.draft.id, writer.by);
  const outcomes = await inverse(open, steps, writer, 'redo');
  if (outcomes.length === 0) throw refused('not-found', 'There is nothing that you took back last and could do again.');
  return outcomes;
}

const NONE: readonly DraftStep[][] = [];

async function inverse(
  { tx, snapshot, draft }: OpenDraft,
  steps: AsyncIterable<DraftStep[]> | Iterable<DraftStep[]>,
  { by, isSeen }: Writer,
  deed: StepDeed,
): Promise<Written[]> {
  const conflicting: Written[] = [];
  const others: Written[] = [];
  const take = async ({ before, after }: DraftStep, state: RowState, pen: ManyRowsPen): Promise<void> => {
    const { place, change } = state;
    const { kind, rowId } = place;
    refusePrivate(kind, isSeen, before, after);
    const sides = { base: after, mine: state.row, theirs: before };
    const made: Merged<TypedRow | null> = mergeRows(contentKinds[kind].lists, sides);
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
    const kept = result.outcome === 'conflict' ? conflicting : others;
    if (kept.length < KEPT_MOST) kept.push(presentResult(result, pen.stateOf(place), isSeen));
  };
  const places: number[] = [];
  for await (const some of steps) {
    await withManyRows({ tx, snapshot, draftId: draft.id }, some, placeOfStep, take);
    for (const { place } of some) places.push(place);
  }
  await markStepsDone(tx, draft.id, places);
  return [...conflicting, ...others].slice(0, KEPT_MOST);
}

/** The answer to a step whose outcomes these are. */
export const stepTaken = (outcomes: readonly Written[]): StepTaken => ({
  results: outcomes.slice(0, STEP_TELLS_MOST),
  isMore: outcomes.length > STEP_TELLS_MOST,
});

const placeOfStep = ({ kind, rowId }: DraftStep) => ({ kind, rowId });
