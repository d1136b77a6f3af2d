import type { Snapshot } from '@millrace/catalogue';
import { contentKinds } from '@millrace/contract/content';
import { type HistoryChange, type Queries, readChangesAfter, type TypedRow } from '@millrace/database';
import { type Difference, differencesOf, isEqual, type Path, valueAt } from '@millrace/drafts';
import { rowInForce } from '../in-force-rows.ts';

/** The value that stands now in place of one that a revision brought. */
interface ValueNow {
  /** Absent: nothing stands there any more. */
  value?: unknown;
  /** The revision that brought it; null: the history does not say. */
  since: number | null;
}
type Changed = Pick<HistoryChange, 'kind' | 'rowId' | 'before' | 'after'>;
/** Returns the value now of a difference of a row; null: it is the same. */
export type ValuesNow = (change: Changed, difference: Difference) => ValueNow | null;

/** Later changes that are read to say since when: of an old revision of a whole catalogue there are many. */
const READ_MOST = 2000;

/** Compares what a revision brought with the content in force. */
export async function valuesNow(
  queries: Queries,
  snapshot: Snapshot,
  { revision, changes }: { revision: number; changes: readonly Changed[] },
): Promise<ValuesNow> {
  const nowOf = ({ kind, rowId }: Changed) => rowInForce(snapshot, kind, rowId);
  const moved = changes.filter((change) => !isEqual(change.after, nowOf(change)));
  const later =
    moved.length === 0 ? [] : await readChangesAfter(queries, { after: revision, rows: moved, limit: READ_MOST });
  const ofRows = Map.groupBy(later, ({ kind, rowId }) => `${kind} ${rowId}`);
  return (change, difference) => {
    const now = nowOf(change);
    const brought = valueBetween(change, change.after, now, difference);
    if (brought === null) return null;
    const since = (ofRows.get(`${change.kind} ${change.rowId}`) ?? []).findLast(
      ({ before, after }) => valueBetween(change, before, after, difference) !== null,
    );
    return { ...brought, since: since?.revision ?? null };
  };
}

/** Returns what the later row has in place of the value that the earlier one has at the place of a difference; null: the same. */
function valueBetween(
  { kind }: Changed,
  before: TypedRow | null,
  after: TypedRow | null,
  { path, isOrder }: Pick<Difference, 'path' | 'isOrder'>,
): { value?: unknown } | null {
  if (isOrder === true) {
    const moved = differencesOf(contentKinds[kind].lists, before, after).find(
      (one) => one.isOrder && isEqual(one.path, path),
    );
    return moved === undefined ? null : { value: moved.after };
  }
  const [was, is] = [valueIn(before, path), valueIn(after, path)];
  if (isEqual(was, is)) return null;
  return is === undefined ? {} : { value: is };
}

const valueIn = (row: TypedRow | null, path: Path): unknown => (row === null ? undefined : valueAt(row, path));
