import type { Pausable } from '@millrace/configurator';
import { numberAt } from './number-at.ts';
import { type SortKey, sortKey } from './sort-key.ts';
import { sortTexts } from './sort-texts.ts';

type Rows = readonly { readonly id: number }[];

/** The places of all rows in the order of one field. */
export interface Ranks {
  /** The rank of each row: equal values have one rank, and what is missing has the rank after the last. */
  of: Int32Array;
  /** How many ranks there are; it is the rank of what is missing. */
  count: number;
}

const STEP = 1024;
/** Values whose key is remembered: names are few and of many rows, part numbers are not. */
const VALUES_KNOWN = 4096;

/** Kept as long as the rows are in force: a list that a publication does not touch stays the same list. */
const known = new WeakMap<Rows, Map<string, Ranks>>();

/** Whether a field has been ranked already, so that it orders rows at once. */
export const isRanked = (rows: Rows, field: string): boolean => known.get(rows)?.has(field) === true;

export function* ranksOf(rows: Rows, field: string): Pausable<Ranks> {
  const ofRows = known.get(rows) ?? new Map<string, Ranks>();
  known.set(rows, ofRows);
  const ranks = ofRows.get(field) ?? (yield* rankRows(rows, field));
  ofRows.set(field, ranks);
  return ranks;
}

function* rankRows(rows: Rows, field: string): Pausable<Ranks> {
  const { keys, keyOfRow } = yield* keysOf(rows, field);
  const { rankOfKey, count } = yield* rankKeys(keys);
  const of = new Int32Array(rows.length);
  for (let nth = 0; nth < of.length; nth += 1) {
    if (nth % (16 * STEP) === 0) yield;
    of[nth] = numberAt(rankOfKey, numberAt(keyOfRow, nth));
  }
  return { of, count };
}

/** The keys of all rows; of values that few rows have, some are there twice. */
function* keysOf(rows: Rows, field: string): Pausable<{ keys: SortKey[]; keyOfRow: Int32Array }> {
  const keys: SortKey[] = [];
  const known = new Map<unknown, number>();
  /** Until half of the first rows have a value of their own. */
  let isRepeated = true;
  const keyOfRow = new Int32Array(rows.length);
  for (const [nth, row] of rows.entries()) {
    if (nth % STEP === 0) yield;
    const value = fieldOf(row, field);
    let place = isRepeated ? known.get(value) : undefined;
    if (place === undefined) {
      place = keys.push(sortKey(value)) - 1;
      if (known.size < VALUES_KNOWN) known.set(value, place);
      else if (nth < 2 * VALUES_KNOWN) isRepeated = false;
    }
    keyOfRow[nth] = place;
  }
  return { keys, keyOfRow };
}

/** Numbers before texts, as `compareKeys` has them; equal keys have one rank. */
function* rankKeys(keys: readonly SortKey[]): Pausable<{ rankOfKey: Int32Array; count: number }> {
  const texts: string[] = [];
  const placeOfText: number[] = [];
  const numbers: number[] = [];
  for (const [place, key] of keys.entries())
    if (typeof key === 'number') numbers.push(key);
    else if (key !== null) placeOfText[texts.push(key) - 1] = place;
  yield;
  const rankOfKey = new Int32Array(keys.length);
  let count = 0;
  const sizes = Float64Array.from(new Set(numbers));
  yield;
  sizes.sort();
  const rankOfNumber = new Map<number, number>();
  for (const number of sizes) {
    if (count % (8 * STEP) === 0) yield;
    rankOfNumber.set(number, count++);
  }
  const order = yield* sortTexts(
    texts,
    Int32Array.from(texts, (_, nth) => nth),
  );
  for (let nth = 0; nth < order.length; nth += 1) {
    if (nth % STEP === 0) yield;
    const text = numberAt(order, nth);
    if (nth === 0 || texts[numberAt(order, nth - 1)] !== texts[text]) count += 1;
    rankOfKey[numberAt(placeOfText, text)] = count - 1;
  }
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place];
    if (typeof key === 'number') rankOfKey[place] = rankOfNumber.get(key) ?? 0;
    else if (key === null) rankOfKey[place] = count;
  }
  return { rankOfKey, count };
}

/** The value of a field that a row of any kind may have. */
export const fieldOf = (row: object, field: string): unknown => Reflect.get(row, field);
