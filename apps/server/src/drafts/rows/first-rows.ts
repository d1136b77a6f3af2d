import type { Pausable } from '@millrace/configurator';
import { keyMaker } from './key-maker.ts';
import {
  byKey,
  changeAt,
  type KindRows,
  placesOf,
  type RowOrder,
  type RowsWanted,
  type SortField,
  shownRow,
  sortFields,
} from './order-rows.ts';
import { fieldOf, isRanked } from './sorting/row-ranks.ts';
import type { SortKey } from './sorting/sort-key.ts';

/** The first rows of an order, and how many there are in all. */
export interface FirstRows {
  places: RowOrder;
  total: number;
}

/** A row among those that stand first so far. */
interface Candidate {
  place: number;
  id: number;
  /** By the fields of the sort. */
  keys: SortKey[];
}

interface Order extends SortField {
  keyOf(value: unknown): SortKey;
}

/** Rows looked at between two pauses. */
const STEP = 256;

/**
 * The first rows of an order that is not known yet: one pass over all rows keeps those that stand before the others. It takes a fraction of
 * what ordering all of them takes, and keeps no keys of the others. null: all fields are ranked, or there are none, so that the whole order
 * takes no longer.
 */
export function* firstRows(given: KindRows, wanted: RowsWanted, count: number): Pausable<FirstRows | null> {
  const { rows, changes } = given;
  const orders: Order[] = sortFields(given.kind, wanted.sort).map((field) => ({ ...field, keyOf: keyMaker() }));
  const [leading] = orders;
  if (leading === undefined || orders.every(({ field }) => isRanked(rows, field))) return null;
  const places = yield* placesOf(given, wanted);
  const compare = comparer(orders);
  const sign = leading.isDescending ? -1 : 1;
  let first: Candidate[] = [];
  let last: Candidate | undefined;
  const consider = (place: number): void => {
    const change = changeAt(changes, place);
    const row = change === undefined ? (rows[place] ?? {}) : shownRow(change);
    const key = leading.keyOf(fieldOf(row, leading.field));
    if (last !== undefined && byKey(key, last.keys[0] ?? null, sign) > 0) return;
    const keys = orders.map(({ field, keyOf }, at) => (at === 0 ? key : keyOf(fieldOf(row, field))));
    const candidate = { place, id: change?.rowId ?? rows[place]?.id ?? 0, keys };
    if (last !== undefined && compare(candidate, last) >= 0) return;
    if (first.push(candidate) < 2 * count) return;
    first = first.sort(compare).slice(0, count);
    last = first.at(-1);
  };
  for (let nth = 0; nth < places.length; nth += 1) {
    if (nth % STEP === 0) yield;
    consider(places[nth] ?? 0);
  }
  const sorted = first.sort(compare).slice(0, count);
  return { places: Int32Array.from(sorted, ({ place }) => place), total: places.length };
}

const comparer =
  (orders: readonly Order[]) =>
  (a: Candidate, b: Candidate): number => {
    for (let nth = 0; nth < orders.length; nth += 1) {
      const found = byKey(a.keys[nth] ?? null, b.keys[nth] ?? null, orders[nth]?.isDescending === true ? -1 : 1);
      if (found !== 0) return found;
    }
    return a.id - b.id;
  };
