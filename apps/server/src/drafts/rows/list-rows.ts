import type { Snapshot } from '@millrace/catalogue';
import type { ListedRow, RowPage } from '@millrace/contract/office';
import type { DraftChange, TypedRow } from '@millrace/database';
import { inSlices } from '../../content/in-slices.ts';
import { changeOf } from '../present-draft.ts';
import { type FirstRows, firstRows } from './first-rows.ts';
import { changeAt, type KindRows, orderRows, type RowOrder, type RowsWanted, shownRow } from './order-rows.ts';

/** A page of rows, as `rowsQuery` reads it. */
export interface PageWanted extends RowsWanted {
  page: number;
  pageSize: number;
}

/** One list of a draft; without changes, of the content in force. */
interface ListedRows extends KindRows {
  draftId: string;
  version: number;
  /** Whether private settings are among the rows with their values. */
  isSeen: boolean;
}

interface RowLists {
  page(snapshot: Snapshot, list: ListedRows, wanted: PageWanted): Promise<RowPage>;
}

/** Orders that are remembered, of four bytes a row; the one asked for longest ago is forgotten. */
const KEPT = 24;
/** The first rows of an order are answered before all rows are in order: what a list shows when it opens. */
const FIRST = 300;
/** The whole order begins so long after its first rows, and not if another list is sorted meanwhile: nobody waits for an unwanted order. */
const WHOLE_AFTER_MS = 250;

/** Lists rows in slices of work, and remembers the last orders, so that who scrolls through a list orders it once. */
export function rowLists(stopping: AbortSignal): RowLists {
  const orders = keptPromises<RowOrder>();
  const firsts = keptPromises<FirstRows | null>();
  let later: NodeJS.Timeout | undefined;

  async function placesOf(
    { revision }: Snapshot,
    list: ListedRows,
    { page, pageSize, ...wanted }: PageWanted,
  ): Promise<FirstRows> {
    const [from, to] = [(page - 1) * pageSize, page * pageSize];
    const pageIn = (order: RowOrder, total: number): FirstRows => ({ places: order.subarray(from, to), total });
    const all = (): Promise<RowOrder> => inSlices(orderRows(list, wanted), stopping);
    // Findings come and go without a new version.
    if (wanted.faulty !== undefined) return all().then((order) => pageIn(order, order.length));
    const key = JSON.stringify([revision, list.kind, list.draftId, list.version, list.isSeen, wanted]);
    if (to <= FIRST && !orders.isDone(key)) {
      const first = await firsts.of(key, () => inSlices(firstRows(list, wanted, FIRST), stopping));
      if (first !== null) {
        // A reader of the beginning of a list scrolls on.
        clearTimeout(later);
        if (first.total > FIRST)
          later = setTimeout(() => void orders.of(key, all).catch(() => undefined), WHOLE_AFTER_MS).unref();
        return pageIn(first.places, first.total);
      }
    }
    const order = await orders.of(key, all);
    return pageIn(order, order.length);
  }

  return {
    page: async (snapshot, list, wanted) => {
      const { places, total } = await placesOf(snapshot, list, wanted);
      const { revision } = snapshot;
      const rows = [...places].map((place) => lineAt(list, revision, place));
      return { total, revision, version: list.version, rows };
    },
  };
}

/** Promises by key: the last ones are remembered, those that failed are not. */
function keptPromises<Value>() {
  const kept = new Map<string, Promise<Value>>();
  const done = new Set<string>();
  const forget = (key: string): void => {
    kept.delete(key);
    done.delete(key);
  };
  return {
    isDone: (key: string): boolean => done.has(key),
    of(key: string, make: () => Promise<Value>): Promise<Value> {
      const promise = kept.get(key) ?? make();
      const isNew = !kept.has(key);
      kept.delete(key);
      kept.set(key, promise);
      if (isNew)
        promise.then(
          () => kept.get(key) === promise && done.add(key),
          () => forget(key),
        );
      for (const one of kept.keys()) if (kept.size > KEPT) forget(one);
      return promise;
    },
  };
}

function lineAt({ rows, changes }: KindRows, revision: number, place: number): ListedRow {
  const change = changeAt(changes, place);
  if (change !== undefined) return changedLine(change);
  const row = rows[place];
  return { id: row?.id ?? 0, row: row === undefined ? null : { ...row }, version: `r${revision}` };
}

const changedLine = (change: DraftChange): ListedRow => ({
  id: change.rowId,
  row: { ...shownRow(change) },
  version: `d${change.version}`,
  change: changeOf(change.base, change.row),
  before: copyOf(change.base),
  changedBy: change.changedBy,
});

const copyOf = (row: TypedRow | null) => (row === null ? null : { ...row });
