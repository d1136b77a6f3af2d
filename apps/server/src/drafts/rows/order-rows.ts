import type { Pausable } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import type { DraftChange } from '@millrace/database';
import { refuseUnknownField, rowMatcher } from './row-matcher.ts';
import { fieldOf, ranksOf } from './sorting/row-ranks.ts';
import { type RankOrder, sortByRanks } from './sorting/sort-by-ranks.ts';
import { mergeInSteps, sortInSteps } from './sorting/sort-in-steps.ts';
import { compareKeys, type SortKey, sortKey } from './sorting/sort-key.ts';

/** The rows that are wanted, and their order, as `rowsQuery` reads it. */
export interface RowsWanted {
  search?: string | undefined;
  filter?: string | undefined;
  changed?: 'true' | 'false' | undefined;
  faulty?: 'true' | 'false' | Finding['severity'] | undefined;
  sort?: string | undefined;
}

/** The rows of a kind in force, and what a draft makes of some of them. */
export interface KindRows {
  kind: ContentKind;
  rows: readonly { readonly id: number }[];
  changes: readonly DraftChange[];
  /** The ids of rows with a finding, of the severity that is wanted. */
  faulty: ReadonlySet<number>;
}

/** Rows by their places: from 0 up in the rows in force, from -1 down in the changes. */
export type RowOrder = Int32Array;

/** The changed row at a place; a removed one is shown as it was. */
export const changeAt = (changes: readonly DraftChange[], place: number): DraftChange | undefined =>
  changes[-1 - place];
export const shownRow = ({ row, base }: Pick<DraftChange, 'row' | 'base'>): object => row ?? base ?? {};

/** Rows looked at between two pauses: some hundred microseconds. */
const STEP = 256;

/** The rows that are wanted, in their order: by the fields, then by id; without fields as the content has them, new ones last. */
export function* orderRows(given: KindRows, wanted: RowsWanted): Pausable<RowOrder> {
  const fields = sortFields(given.kind, wanted.sort);
  const places = yield* placesOf(given, wanted);
  return fields.length === 0 ? places : yield* sorted(given, places, fields);
}

/** The places of the rows that are wanted, as the content has them. */
export function* placesOf({ kind, rows, changes, faulty }: KindRows, wanted: RowsWanted): Pausable<RowOrder> {
  const matches = rowMatcher(kind, wanted.filter, wanted.search);
  const isWanted = (row: object, id: number, isChanged: boolean): boolean =>
    (wanted.changed === undefined || isChanged === (wanted.changed === 'true')) &&
    (wanted.faulty === undefined || faulty.has(id) === (wanted.faulty !== 'false')) &&
    matches(row);
  const own = new Map(changes.map(({ rowId }, at) => [rowId, -1 - at]));
  const places: number[] = [];
  const take = (place: number) => {
    const change = changeAt(changes, place);
    if (change !== undefined && isWanted(shownRow(change), change.rowId, true)) places.push(place);
  };
  for (const [place, row] of rows.entries()) {
    if (place % STEP === 0) yield;
    const changed = own.get(row.id);
    if (changed === undefined) {
      if (isWanted(row, row.id, false)) places.push(place);
      continue;
    }
    own.delete(row.id);
    take(changed);
  }
  for (const [nth, place] of [...own.values()].entries()) {
    if (nth % STEP === 0) yield;
    take(place);
  }
  return Int32Array.from(places);
}

export interface SortField {
  field: string;
  isDescending: boolean;
}

/** The fields by which rows are sorted. Throws a refusal for a field that the kind does not have. */
export function sortFields(kind: ContentKind, sort: string | undefined): SortField[] {
  return (sort ?? '').split(',').flatMap((text) => {
    const written = text.trim();
    if (written === '') return [];
    const isDescending = written.startsWith('-');
    const field = isDescending ? written.slice(1) : written;
    refuseUnknownField(kind, field);
    return [{ field, isDescending }];
  });
}

/**
 * Rows in force are ordered by their ranks; those of the draft, of which there are few, are compared by their keys and merged into them.
 */
function* sorted(given: KindRows, places: RowOrder, fields: readonly SortField[]): Pausable<RowOrder> {
  const { rows, changes } = given;
  const orders: RankOrder[] = [];
  // Equal rows keep their places: where the content has them by id, ids need no ranks.
  const byId = (yield* standById(rows)) ? [] : [{ field: 'id', isDescending: false }];
  for (const { field, isDescending } of [...fields, ...byId])
    orders.push({ ranks: yield* ranksOf(rows, field), isDescending });
  const inForce = yield* sortByRanks(
    places.filter((place) => place >= 0),
    orders,
  );
  const own = places.filter((place) => place < 0);
  if (own.length === 0) return inForce;
  const compare = comparer({ rows, changes }, fields);
  return yield* mergeInSteps([yield* sortInSteps(own, compare), inForce], compare);
}

function* standById(rows: KindRows['rows']): Pausable<boolean> {
  let last = Number.NEGATIVE_INFINITY;
  for (const [nth, { id }] of rows.entries()) {
    if (nth % (16 * STEP) === 0) yield;
    if (id < last) return false;
    last = id;
  }
  return true;
}

/** The order of two places by their keys. */
function comparer(
  { rows, changes }: Pick<KindRows, 'rows' | 'changes'>,
  fields: readonly SortField[],
): (a: number, b: number) => number {
  const orders = fields.map(({ field, isDescending }) => {
    const own = changes.map((change) => sortKey(fieldOf(shownRow(change), field)));
    const keyAt = (place: number): SortKey =>
      place < 0 ? (own[-1 - place] ?? null) : sortKey(fieldOf(rows[place] ?? {}, field));
    const sign = isDescending ? -1 : 1;
    return (a: number, b: number) => byKey(keyAt(a), keyAt(b), sign);
  });
  const idAt = (place: number): number => (place < 0 ? changeAt(changes, place)?.rowId : rows[place]?.id) ?? 0;
  return (a, b) => {
    for (const order of orders) {
      const found = order(a, b);
      if (found !== 0) return found;
    }
    return idAt(a) - idAt(b);
  };
}

/** A missing value comes last, whichever way round. */
export const byKey = (a: SortKey, b: SortKey, sign: number): number =>
  (a === null || b === null ? 1 : sign) * compareKeys(a, b);
