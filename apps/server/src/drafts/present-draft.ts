import type { Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import { contentKinds } from '@millrace/contract/content';
import {
  type DraftChangeAnswer,
  type DraftRecord,
  type Finding,
  type RevisedDifference,
  type RowLine,
  type RowRecord,
  readRow,
  type Written,
  writePath,
} from '@millrace/contract/office';
import type { Draft, DraftChange, Queries, TypedRow } from '@millrace/database';
import { type Difference, differencesOf, elementNames } from '@millrace/drafts';
import { rowName } from '../content/content-rows.ts';
import { hiddenDifference, hiddenFinding, isPrivate, isPrivateState, shownChange, shownState } from './private-rows.ts';
import { type RowState, stateOrNone } from './row-state.ts';
import type { WriteResult } from './write-row.ts';

export const presentDraft = (
  { begunAt, publishAt, endedAt, publishNote: _note, claimedUntil: _claim, takesBack: _back, ...draft }: Draft,
  changes: number,
): DraftRecord => ({
  ...draft,
  begunAt: begunAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
  changes,
});

/** How a row came to be another; undefined: it is the same, or was never there. */
export const changeOf = (before: TypedRow | null, after: TypedRow | null): NonNullable<RowLine['change']> =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

export function presentRow(state: RowState, isSeen: boolean): RowRecord {
  const { place, row, published, version, change } = shownState(state, isSeen);
  const { kind, rowId } = place;
  return {
    kind,
    id: rowId,
    row: copyOf(row),
    version,
    published: copyOf(published),
    ...(change === undefined ? {} : { change: changeOf(change.base, change.row) }),
    changedBy: change?.changedBy ?? null,
    changedAt: change?.changedAt.toISOString() ?? null,
    conflicts: conflictsOf(change),
    findings: faultsOf(state, isSeen),
  };
}

function faultsOf(state: RowState, isSeen: boolean): Finding[] {
  const { place, row } = state;
  const found = row === null ? [] : findingsOf(place.kind, place.rowId, row);
  return isSeen || !isPrivateState(state) ? found : found.map(hiddenFinding);
}

/** The faults within a row itself. */
export function findingsOf(kind: ContentKind, id: number, row: TypedRow): Finding[] {
  const read = readRow(kind, row);
  if (read.ok) return [];
  return read.faults.map(({ code, path, words }) => {
    const field = path.length === 0 ? 'The row' : writePath(path);
    const message = /^\p{Lu}/u.test(words) ? words : `${field} ${words}.`;
    return { severity: 'error', code, kind, id, path, message };
  });
}

export const presentWritten = async (
  tx: Queries,
  snapshot: Snapshot,
  result: WriteResult,
  isSeen: boolean,
): Promise<Written> => presentResult(result, await stateOrNone(tx, snapshot, result.place), isSeen);

/** The outcome of a write, with the row as it is now. */
export function presentResult(
  { place: _, theirsAt, ...result }: WriteResult,
  state: RowState,
  isSeen: boolean,
): Written {
  const { conflicts, ...rest } = result;
  return {
    ...rest,
    conflicts: conflicts.map(presentConflict),
    theirsAt: theirsAt?.toISOString() ?? null,
    record: presentRow(state, isSeen),
  };
}

export const presentChange = (change: DraftChange, isSeen: boolean): DraftChangeAnswer => ({
  ...presentDifference({ kind: change.kind, id: change.rowId, before: change.base, after: change.row }, isSeen),
  version: `d${change.version}`,
  changedBy: change.changedBy,
  changedAt: change.changedAt.toISOString(),
  conflicts: conflictsOf(shownChange(change, isSeen)),
});

interface RowDiffers {
  kind: ContentKind;
  id: number;
  before: TypedRow | null;
  after: TypedRow | null;
}

/** The outcome for a row, value by value. */
export const presentDifference = (row: RowDiffers, isSeen: boolean) => presentRevised(row, isSeen, () => null);

/** The same, each value with what stands there now; null: the value of after. */
export const presentRevised = (
  { kind, id, before, after }: RowDiffers,
  isSeen: boolean,
  nowOf: (difference: Difference) => RevisedDifference['now'] | null,
) => ({
  kind,
  id,
  change: changeOf(before, after),
  label: rowName({ id, ...(after ?? before) }),
  differences: differencesOf(contentKinds[kind].lists, before, after).map((difference): RevisedDifference => {
    const { path, ...values } = difference;
    const elements = elementNames(path, before, after);
    const shown = { path: presentPath(path), ...values, ...(elements.length === 0 ? {} : { elements }) };
    if (!isSeen && isPrivate(kind, before, after)) return hiddenDifference(shown);
    const now = nowOf(difference);
    return now == null ? shown : { ...shown, now };
  }),
});

type AnyPath = readonly (string | Readonly<Record<string, unknown>>)[];
const presentPath = (path: AnyPath) => path.map((step) => (typeof step === 'string' ? step : { ...step }));
export const presentConflict = ({
  path,
  ...values
}: {
  path: AnyPath;
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
}) => ({
  path: presentPath(path),
  ...values,
});
const conflictsOf = (change: DraftChange | undefined) => (change?.conflicts ?? []).map(presentConflict);
const copyOf = (row: TypedRow | null) => (row === null ? null : { ...row });
