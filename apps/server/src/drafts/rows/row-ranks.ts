import type { Pausable } from '@millrace/configurator';
import { sortInSteps } from './sort-in-steps.ts';
import { compareKeys, type SortKey, sortKey } from './sort-key.ts';

type Rows = readonly { readonly id: number }[];

/** The place of every row in the order of one field: equal values have one rank, and what is missing has `MISSING`. */
export type Ranks = Int32Array;
export const MISSING = 2 ** 31 - 1;

const STEP = 1024;

/** Kept as long as the rows are in force: a list that a publication does not touch stays the same list. */
const known = new WeakMap<Rows, Map<string, Ranks>>();

export function* ranksOf(rows: Rows, field: string): Pausable<Ranks> {
  const ofRows = known.get(rows) ?? new Map<string, Ranks>();
  known.set(rows, ofRows);
  const ranks = ofRows.get(field) ?? (yield* rankRows(rows, field));
  ofRows.set(field, ranks);
  return ranks;
}

function* rankRows(rows: Rows, field: string): Pausable<Ranks> {
  const keys: SortKey[] = [];
  for (const row of rows) {
    if (keys.length % STEP === 0) yield;
    keys.push(sortKey(fieldOf(row, field)));
  }
  const keyAt = (place: number) => keys[place] ?? null;
  const places = Int32Array.from(rows.keys());
  const order = yield* sortInSteps(places, (a, b) => compareKeys(keyAt(a), keyAt(b)));
  const ranks = new Int32Array(rows.length);
  let rank = 0;
  for (const [nth, place] of order.entries()) {
    if (nth % STEP === 0) yield;
    const key = keyAt(place);
    if (nth > 0 && compareKeys(keyAt(order[nth - 1] ?? 0), key) !== 0) rank += 1;
    ranks[place] = key === null ? MISSING : rank;
  }
  return ranks;
}

/** The value of a field that a row of any kind may have. */
export const fieldOf = (row: object, field: string): unknown => Reflect.get(row, field);
