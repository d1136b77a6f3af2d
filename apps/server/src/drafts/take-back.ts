import { contentKinds } from '@millrace/contract/content';
import { type RowRecord, type ValuePath, valuePath } from '@millrace/contract/office';
import type { TypedRow } from '@millrace/database';
import { differencesOf, isEqual, withoutDifference } from '@millrace/drafts';
import { refused } from '../problems/problem-error.ts';
import type { OpenDraft } from './open-draft.ts';
import { presentRow } from './present-draft.ts';
import { refusePrivate } from './private-rows.ts';
import { type Place, type RowState, rowState, stateOrNone } from './row-state.ts';
import { putRow } from './write-row.ts';

/** Absent path: the whole change of the row. Absent version: whatever it is now. */
export interface TakenBack {
  path?: string | undefined;
  version?: string | undefined;
}

/** Takes back the change of a row, or one value of it; what else the draft changes in the row stays. */
export async function takeBack(
  { tx, snapshot }: OpenDraft,
  place: Place,
  { path, version }: TakenBack,
  { by, isSeen }: { by: string | null; isSeen: boolean },
): Promise<RowRecord> {
  const state = await rowState(tx, snapshot, place);
  refusePrivate(place.kind, isSeen, state.row, state.published, state.change?.base);
  if (state.change === undefined) throw refused('not-found', 'The draft does not change this row.');
  if (version !== undefined && version !== state.version)
    throw refused('revision-moved', 'The row was changed since. Please look again.');
  const { base } = state.change;
  const at = path === undefined ? [] : readValuePath(path);
  const row = at.length === 0 ? base : withoutValue(state, base, at);
  const conflicts = at.length === 0 ? [] : state.change.conflicts.filter((one) => !isEqual(one.path, at));
  await putRow(tx, state, { row, conflicts, by, isSeen });
  return presentRow(await stateOrNone(tx, snapshot, place), isSeen);
}

function withoutValue({ place, row }: RowState, base: TypedRow | null, path: ValuePath): TypedRow | null {
  const fields = contentKinds[place.kind].lists;
  // An element can differ and the order of its list, too, which is at another path.
  const difference = differencesOf(fields, base, row).find((one) => isEqual(one.path, path));
  if (difference === undefined) throw refused('not-found', 'The draft does not change this value.');
  const without = withoutDifference<TypedRow>(fields, base, row, difference);
  if (without === undefined)
    throw refused('bad-request', 'This value cannot be put back alone. Put the whole row back, or change it by hand.');
  return without;
}

function readValuePath(text: string): ValuePath {
  const read = valuePath.safeParse(jsonIn(text));
  if (!read.success)
    throw refused('bad-request', 'path must be a list of JSON: names of fields, and keys of elements.');
  return read.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
