import { randomUUID } from 'node:crypto';
import type { Snapshot } from '@millrace/catalogue';
import { type ContentKind, contentKinds } from '@millrace/contract/content';
import { withElementIds } from '@millrace/contract/list-keys';
import { type Queries, readVersion, type StepDeed, type StoredConflict, type TypedRow } from '@millrace/database';
import { type Conflict, isEqual, type Merged, mergeRows } from '@millrace/drafts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';
import { refusePrivate } from './private-rows.ts';
import { type RowPen, rowPen } from './row-pen.ts';
import { type Place, type RowState, rowAt } from './row-state.ts';
import { changedByOthers } from './taken/changed-by-others.ts';

/** Fields as typed; null: the row is to go. */
export type Fields = Readonly<Record<string, unknown>> | null;

export interface RowWrite {
  version: string;
  fields: Fields;
  /** Id of the user. */
  by: string | null;
  /** Whether the writer is shown private settings. */
  isSeen: boolean;
}

/** The outcome of a write. */
export interface WriteResult {
  place: Place;
  outcome: 'saved' | 'merged' | 'conflict';
  merged: string[];
  /** Those of them that somebody else than the writer changed. */
  mergedOfOthers: string[];
  conflicts: Conflict[];
  theirsBy: string | null;
  theirsAt: Date | null;
}

/** A row is typed by a person: longer ones are somebody's program gone wrong. */
const ROW_MAX_BYTES = 1 << 20;

/**
 * Writes fields into a row of a draft that the transaction has locked. What another changed since the version that the writer saw is
 * merged; of a field that both changed, the first value stays and both are told.
 */
export async function writeRow(
  tx: Queries,
  snapshot: Snapshot,
  state: RowState,
  { version, fields, by, isSeen }: RowWrite,
  pen: RowPen = rowPen(tx),
): Promise<WriteResult> {
  const { place } = state;
  refuseUnknownFields(place.kind, fields);
  const base = await rowAt(tx, snapshot, state, version);
  refusePrivate(place.kind, isSeen, base);
  const mine = fields === null ? null : rowOf(place, base, fields);
  // From the side of whoever came first, whose values stay where both changed one.
  const made: Merged<TypedRow | null> = mergeRows(contentKinds[place.kind].lists, {
    base,
    mine: state.row,
    theirs: mine,
  });
  const conflicts = made.conflicts.map(mirrored);
  const decided = (conflict: StoredConflict): boolean =>
    fields === null || (typeof conflict.path[0] === 'string' && conflict.path[0] in fields);
  const pending = (state.change?.conflicts ?? []).filter((one) => version !== state.version || !decided(one));
  const merged = mine === null || state.row === null ? [] : fieldsThatDiffer(base, state.row);
  const mergedOfOthers = await changedByOthers(tx, place, { version, by, fields: merged });
  await putRow(tx, state, { row: made.row, conflicts: pending, by, isSeen }, pen);
  const theirs = conflicts.length === 0 ? undefined : await writerOf(tx, state);
  return {
    place,
    outcome:
      conflicts.length > 0 ? 'conflict' : version === state.version || isEqual(base, state.row) ? 'saved' : 'merged',
    merged,
    mergedOfOthers,
    conflicts,
    theirsBy: theirs?.madeBy ?? null,
    theirsAt: theirs?.madeAt ?? null,
  };
}

/** The row of a write, which keeps the id of its place and has an id on each element that is known by one. */
export const rowOf = (
  { kind, rowId }: Pick<Place, 'kind' | 'rowId'>,
  base: TypedRow | null,
  fields: object,
): TypedRow => {
  const row = withElementIds(kind, { ...base, ...fields, id: rowId }, randomUUID);
  if (Buffer.byteLength(JSON.stringify(row)) > ROW_MAX_BYTES)
    throw refused('too-large', `A row may have ${ROW_MAX_BYTES >> 10} KB; this one is longer.`);
  return row;
};

export interface RowPut {
  row: TypedRow | null;
  conflicts: readonly StoredConflict[];
  by: string | null;
  /** Whether the writer is shown private settings; who is not changes none. */
  isSeen: boolean;
  /** Absent: a change by hand. */
  deed?: StepDeed;
  /** The row in force that it is a change of; that of the change, if it is not said. */
  base?: TypedRow | null;
}

/** Keeps a row of a draft as a new version. One that is again as it is in force is no change any more. */
export async function putRow(
  tx: Queries,
  state: RowState,
  { row, conflicts, by, isSeen, deed = 'write', ...given }: RowPut,
  pen: RowPen = rowPen(tx),
): Promise<void> {
  const { place, change, published } = state;
  refusePrivate(place.kind, isSeen, row, state.row, published, change?.base);
  const base = given.base !== undefined ? given.base : change === undefined ? published : change.base;
  const isSame = isEqual(row, state.row) && isEqual(conflicts, change?.conflicts ?? []);
  if (isSame && given.base === undefined) return;
  const version = (await pen.latestVersion(place)) + 1;
  const isChange = !isEqual(row, base) || conflicts.length > 0;
  const kept = isChange ? { ...place, row, base, version, conflicts: [...conflicts], changedBy: by } : null;
  // Nobody can take back a step that was carried over.
  const step = { before: state.row, after: row, madeBy: by, deed, isDone: deed === 'carry' };
  await pen.keep(place, kept, { ...place, version, ...step });
}

function refuseUnknownFields(kind: ContentKind, fields: Fields): void {
  const unknown = Object.keys(fields ?? {}).filter((field) => !Object.hasOwn(contentKinds[kind].row.shape, field));
  if (unknown.length === 0) return;
  const errors = unknown.map((field) => ({ field, message: 'is no field of this kind' }));
  throw new ProblemError(problem('bad-request', `${kind} has no field ${unknown.join(', ')}.`, errors));
}

/** The person who made the row as it is now; a publication is nobody's here. */
const writerOf = (tx: Queries, { place, change }: RowState) =>
  change === undefined ? undefined : readVersion(tx, place, change.version);

const mirrored = ({ mine, theirs, ...conflict }: Conflict): Conflict => ({
  ...conflict,
  ...(theirs === undefined ? {} : { mine: theirs }),
  ...(mine === undefined ? {} : { theirs: mine }),
});

const fieldsThatDiffer = (base: TypedRow | null, row: TypedRow): string[] =>
  [...new Set([...Object.keys(base ?? {}), ...Object.keys(row)])].filter(
    (field) => !isEqual(base?.[field], row[field]),
  );
