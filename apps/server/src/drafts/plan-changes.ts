import type { Pausable } from '@millrace/configurator';
import type { Content, ContentRow } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import type { DraftChange, RowChange } from '@millrace/database';
import { placeOf } from '../content/change-content.ts';
import { changeTo } from '../content/content-rows.ts';
import { ProblemError, problem } from '../problems/problem-error.ts';
import { merged } from './carry-over.ts';
import { rowById } from './in-force-rows.ts';
import { findingsOf } from './present-draft.ts';

/** The rows that changes of a draft publish over content. Throws refusals for what is in conflict or not sound. */
export function* planAll(content: Content, changes: readonly DraftChange[]): Pausable<RowChange[]> {
  const all: RowChange[] = [];
  for (const change of changes) {
    all.push(...planned(content[change.kind], change));
    yield;
  }
  return all;
}

/** The row that a change publishes over content which others may have published meanwhile. */
function planned(rows: readonly ContentRow<DraftChange['kind']>[], change: DraftChange): RowChange[] {
  const { kind, rowId } = change;
  const published = rowById(rows, rowId);
  const { row, conflicts } = merged(change, published);
  if (conflicts.length > 0) throw inConflict(change, conflicts.length);
  if (row === null) return published === null ? [] : [removal(kind, rowId)];
  const faults = findingsOf(kind, rowId, row);
  if (faults.length > 0) throw unsound(faults);
  return [changeTo(kind, { ...row, id: rowId })];
}

export function unsound(faults: readonly Pick<Finding, 'kind' | 'id' | 'path' | 'message'>[]): ProblemError {
  const errors = faults.map((fault) => ({ field: placeOf(fault), message: fault.message }));
  return new ProblemError(problem('content-refused', errors.map(({ message }) => message).join(' '), errors));
}

const removal = (kind: DraftChange['kind'], id: number): RowChange => ({ kind, id, row: null });

/** A change that a newer revision made otherwise, and that nobody decided. */
export function refuseConflicts(change: DraftChange): void {
  if (change.conflicts.length > 0) throw inConflict(change, change.conflicts.length);
}

function inConflict({ kind, rowId, conflicts }: DraftChange, count: number): ProblemError {
  const field = [kind, rowId, ...conflicts.flatMap(({ path }) => path.filter((step) => typeof step === 'string'))].join(
    '.',
  );
  const words = 'Others have published another value since. Decide which one is to stay.';
  return new ProblemError(problem('draft-in-conflict', words, [{ field, message: `has ${count} to decide` }]));
}
