import type { Viewer } from '@millrace/catalogue';
import { readsPrivateSettings } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { type DraftFindings, type Finding, NOT_SHOWN } from '@millrace/contract/office';
import { isSecretSetting } from '@millrace/contract/private-settings';
import { type Database, type DraftChange, readDraftChangesAt, type StoredConflict } from '@millrace/database';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { refused } from '../problems/problem-error.ts';
import { rowInForce } from './in-force-rows.ts';
import type { RowState } from './row-state.ts';

/** Whether a caller is shown secret settings. */
export const seesPrivate = ({ viewer }: { viewer?: Viewer }): boolean =>
  viewer?.kind === 'staff' && readsPrivateSettings(viewer.roles);

type Rows = readonly (object | null | undefined)[];

/** Whether one of these states of a row is a secret setting. A row that names no value has nothing to hide. */
export const isPrivate = (kind: ContentKind, ...rows: Rows): boolean =>
  kind === 'settings' &&
  rows.some((row) => {
    if (row == null || !('value' in row)) return false;
    const { group, key, isPublic } = row as { group?: unknown; key?: unknown; isPublic?: unknown };
    return isSecretSetting({ group: String(group), key: String(key), isPublic: isPublic === true });
  });

/** Refuses a write of a row of which one state is a secret setting. */
export function refusePrivate(kind: ContentKind, isSeen: boolean, ...rows: Rows): void {
  if (!isSeen && isPrivate(kind, ...rows))
    throw refused('not-allowed', 'This setting is shown to publishers only, and changed by them.');
}

export const isPrivateState = ({ place, row, published, change }: RowState): boolean =>
  isPrivate(place.kind, row, published, change?.base);

/** The row with a mark in place of its value. */
export const withoutValue = <Row extends object | null>(row: Row): Row =>
  row === null || !('value' in row) ? row : { ...row, value: NOT_SHOWN };

const hiddenConflict = ({ path }: StoredConflict): StoredConflict => ({
  path,
  base: NOT_SHOWN,
  mine: NOT_SHOWN,
  theirs: NOT_SHOWN,
});

/** A row of a draft as a caller sees it. */
export const shownState = (state: RowState, isSeen: boolean): RowState =>
  isSeen || !isPrivateState(state)
    ? state
    : {
        ...state,
        row: withoutValue(state.row),
        published: withoutValue(state.published),
        ...(state.change === undefined ? {} : { change: hiddenChange(state.change) }),
      };

const hiddenChange = (change: DraftChange): DraftChange => ({
  ...change,
  row: withoutValue(change.row),
  base: withoutValue(change.base),
  conflicts: change.conflicts.map(hiddenConflict),
});

/** A change of a draft as a caller sees it. */
export const shownChange = (change: DraftChange, isSeen: boolean): DraftChange =>
  isSeen || !isPrivate(change.kind, change.row, change.base) ? change : hiddenChange(change);

/** One value that differs in a private row, as those see it who are not shown its value. */
export function hiddenDifference<Shown extends { path: readonly unknown[]; before?: unknown; after?: unknown }>(
  difference: Shown,
): Shown {
  const mark = (value: unknown): unknown =>
    difference.path[0] === 'value'
      ? NOT_SHOWN
      : difference.path.length === 0 && typeof value === 'object'
        ? withoutValue(value)
        : value;
  const { before, after } = difference;
  return {
    ...difference,
    ...(before === undefined ? {} : { before: mark(before) }),
    ...(after === undefined ? {} : { after: mark(after) }),
  };
}

/** The fault of a private setting, without its value. */
export const hiddenFinding = <Code extends string>({
  severity,
  code,
  kind,
  id,
  path,
}: Pick<Finding, 'severity' | 'kind' | 'id' | 'path'> & { code: Code }) => ({
  severity,
  code,
  kind,
  id,
  path: path.slice(0, 1),
  message: 'The value of this setting is not sound.',
});

const shownSettings = new WeakMap<object, readonly { id: number }[]>();

/** The rows of a kind in force as a caller sees them: the same list each time. */
export function shownRows(
  kind: ContentKind,
  rows: readonly { id: number }[],
  isSeen: boolean,
): readonly { id: number }[] {
  if (isSeen || kind !== 'settings') return rows;
  const known = shownSettings.get(rows) ?? rows.map((row) => (isPrivate(kind, row) ? withoutValue(row) : row));
  shownSettings.set(rows, known);
  return known;
}

/** Findings of a draft as a caller sees them: their words may hold a value. */
export async function shownFindings(
  { database, holder }: { database: Pick<Database, 'queries'>; holder: Pick<ContentHolder, 'current'> },
  draftId: string,
  checked: DraftFindings,
  isSeen: boolean,
): Promise<DraftFindings> {
  const ids = checked.findings.flatMap(({ kind, id }) => (kind === 'settings' ? [id] : []));
  if (isSeen || ids.length === 0) return checked;
  const places = ids.map((rowId) => ({ kind: 'settings', rowId }) as const);
  const changed = await readDraftChangesAt(database.queries, draftId, places);
  const hidden = new Set(
    ids.filter((id) => {
      const change = changed.find(({ rowId }) => rowId === id);
      return isPrivate('settings', rowInForce(inForce(holder), 'settings', id), change?.row, change?.base);
    }),
  );
  const findings = checked.findings.map((one) =>
    one.kind === 'settings' && hidden.has(one.id) ? { ...hiddenFinding(one), name: one.name } : one,
  );
  return { ...checked, findings };
}
