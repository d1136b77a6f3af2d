import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import {
  type DraftChange,
  type Queries,
  readDraftChange,
  readRowHistory,
  readVersion,
  type TypedRow,
} from '@millrace/database';
import { refused } from '../problems/problem-error.ts';
import { rowInForce } from './in-force-rows.ts';

/** The parameters of a call about a kind, and about a row. */
export interface OfKind {
  kind: ContentKind;
}
export type OfRow = OfKind & { id: number };

/** Names a row of a draft. */
export interface Place {
  draftId: string;
  kind: ContentKind;
  rowId: number;
}

/** A row as a draft has it now. */
export interface RowState {
  place: Place;
  /** null: removed, or taken back before it was ever published. */
  row: TypedRow | null;
  /** null: there is no such row in force. */
  published: TypedRow | null;
  version: string;
  /** Absent: the draft leaves the row as it is. */
  change?: DraftChange;
}

/** Throws `not-found` for a row that is neither in force nor in the draft. */
export async function rowState(queries: Queries, snapshot: Snapshot, place: Place): Promise<RowState> {
  return refuseNone(await stateOrNone(queries, snapshot, place));
}

/** Throws `not-found` for a row that is nowhere. */
export function refuseNone(state: RowState): RowState {
  const { place } = state;
  if (state.change === undefined && state.published === null)
    throw refused('not-found', `${place.kind} has no row ${place.rowId}.`);
  return state;
}

/** The same, also where there is no such row. */
export async function stateOrNone(queries: Queries, snapshot: Snapshot, place: Place): Promise<RowState> {
  const published = rowInForce(snapshot, place.kind, place.rowId);
  const change = await readDraftChange(queries, place);
  return change === undefined
    ? { place, published, row: published, version: `r${snapshot.revision}` }
    : { place, published, row: change.row, version: `d${change.version}`, change };
}

/** A row as it was in a version that somebody names. Throws a refusal where nobody can have seen it. */
export async function rowAt(
  queries: Queries,
  snapshot: Snapshot,
  { place, published, version: current, row }: RowState,
  version: string,
): Promise<TypedRow | null> {
  if (version === current) return row;
  const number = Number(version.slice(1));
  if (version.startsWith('d')) {
    const step = await readVersion(queries, place, number);
    if (step === undefined) throw unknownVersion(version);
    return step.after;
  }
  if (number > snapshot.revision)
    throw refused('revision-moved', 'This server does not show that revision yet. Please try again.');
  const later = await readRowHistory(queries, { ...place, limit: HISTORY_MOST });
  const next = later.filter(({ revision }) => revision > number && revision <= snapshot.revision).at(-1);
  return next === undefined ? published : next.before;
}

/** A tab that is open longer than this many publications of one row has to be reloaded. */
const HISTORY_MOST = 1000;

const unknownVersion = (version: string) =>
  refused('bad-request', `There is no version ${version} of this row. Please load it again.`);
