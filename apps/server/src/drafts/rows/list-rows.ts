import type { Snapshot } from '@millrace/catalogue';
import type { ListedRow, RowPage } from '@millrace/contract/office';
import type { DraftChange, TypedRow } from '@millrace/database';
import { inSlices } from '../../content/in-slices.ts';
import { changeOf } from '../present-draft.ts';
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

/** Lists rows in slices of work, and remembers the last orders, so that who scrolls through a list orders it once. */
export function rowLists(stopping: AbortSignal): RowLists {
  const kept = new Map<string, Promise<RowOrder>>();

  function orderOf({ revision }: Snapshot, list: ListedRows, { page: _, pageSize: __, ...wanted }: PageWanted) {
    // Findings come and go without a new version.
    if (wanted.faulty !== undefined) return inSlices(orderRows(list, wanted), stopping);
    const key = JSON.stringify([revision, list.kind, list.draftId, list.version, list.isSeen, wanted]);
    const order = kept.get(key) ?? inSlices(orderRows(list, wanted), stopping);
    kept.delete(key);
    kept.set(key, order);
    for (const one of kept.keys()) if (kept.size > KEPT) kept.delete(one);
    order.catch(() => kept.delete(key));
    return order;
  }

  return {
    page: async (snapshot, list, wanted) => {
      const order = await orderOf(snapshot, list, wanted);
      const from = (wanted.page - 1) * wanted.pageSize;
      const places = [...order.subarray(from, from + wanted.pageSize)];
      const { revision } = snapshot;
      const rows = places.map((place) => lineAt(list, revision, place));
      return { total: order.length, revision, version: list.version, rows };
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
