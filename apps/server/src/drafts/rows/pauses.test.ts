import { finish, type Pausable } from '@millrace/configurator';
import { type Content, emptyContent } from '@millrace/contract/content';
import type { DraftChange } from '@millrace/database';
import { expect, test } from 'vitest';
import { isSameContent } from '../../content/same-content.ts';
import { demoSnapshot } from '../../testing/demo-snapshot.ts';
import { newlyNamed } from '../files/files-of-drafts.ts';
import { planAll } from '../plan-changes.ts';
import { noChanges } from './draft-rows.ts';
import { firstRows } from './first-rows.ts';
import { orderRows } from './order-rows.ts';
import { readNumbers } from './read-numbers.ts';
import { searchRows } from './search-rows.ts';
import { isRanked, ranksOf } from './sorting/row-ranks.ts';
import { sortByRanks } from './sorting/sort-by-ranks.ts';
import { mergeInSteps, sortInSteps } from './sorting/sort-in-steps.ts';
import { sortTexts } from './sorting/sort-texts.ts';
import { whereUsed } from './where-used.ts';
import { rowsWith } from './written-rows.ts';

type Made = { id: number; name: string; sortOrder: number };
const made = (count: number, name = (nth: number) => `P-${nth}`): Made[] =>
  Array.from({ length: count }, (_, nth) => ({ id: nth + 1, name: name(nth), sortOrder: nth }));
const changed = (rows: readonly Made[]): DraftChange[] =>
  rows.map((row) => ({
    ...{ draftId: '', kind: 'products', rowId: row.id, version: 1, conflicts: [], changedBy: null },
    ...{ changedAt: new Date(0), base: null, row: { ...row } },
  }));
const listOf = (rows: readonly Made[], changes: DraftChange[] = []) =>
  ({ kind: 'products', rows, changes, faulty: new Set<number>() }) as const;
const contentOf = (products: readonly object[]): Content => ({ ...emptyContent(), products }) as unknown as Content;
const snapshotOf = (products: readonly object[]) => ({ ...demoSnapshot(), content: contentOf(products) });
const places = (count: number): Int32Array => Int32Array.from({ length: count }, (_, nth) => nth);
const byNumber = (a: number, b: number): number => a - b;
/** A field whose order is known, so that only what comes after is counted. */
const ranked = <Rows extends readonly Made[]>(rows: Rows, ...fields: string[]): Rows => {
  for (const field of fields) finish(ranksOf(rows, field));
  return rows;
};
const evenly = { of: new Int32Array(16_385), count: 1 };
const search = { q: 'p-7', limit: 5, kinds: ['products'] } as const;
const searched = snapshotOf(made(513));
finish(searchRows(searched, noChanges, search));
const same = made(1025);
const texts = made(2049).map(({ name }) => name);

/** Work on many rows pauses every so many of them, so that requests have their turn: at the first, and at the next after those. */
test.each<[string, () => Pausable<unknown>, number]>([
  ['wanting 257 rows and 257 new ones', () => orderRows(listOf(made(257), changed(made(514).slice(257))), {}), 4],
  ['ordering 4097 rows by what is ranked', () => orderRows(listOf(ranked(made(4097), 'name')), { sort: 'name' }), 21],
  ['the first of 257 rows', () => firstRows(listOf(made(257)), { sort: 'name' }, 9), 4],
  ['ranking no rows', () => ranksOf([], 'name'), 2],
  ['ranking 16385 rows by numbers', () => ranksOf(made(16_385), 'id'), 17 + 2 + 3 + 2],
  ['ranking 16385 rows that have none', () => ranksOf(made(16_385), 'width'), 17 + 2 + 2],
  [
    'ranking 2049 rows by texts',
    () => ranksOf(made(2049), 'name'),
    3 + 2 + [...sortTexts(texts, places(2049))].length + 3 + 1,
  ],
  ['sorting 16385 rows by a rank', () => sortByRanks(places(16_385), [{ ranks: evenly, isDescending: false }]), 4],
  ['sorting no numbers', () => sortInSteps(places(0), byNumber), 0],
  ['sorting 2048 numbers', () => sortInSteps(places(2048), byNumber), 1],
  ['sorting 2049 numbers', () => sortInSteps(places(2049), byNumber), 2 + 1],
  ['merging 16384 numbers with one', () => mergeInSteps([places(16_384), places(1)], byNumber), 2],
  ['searching 513 rows for the first time', () => searchRows(snapshotOf(made(513)), noChanges, search), 4],
  ['searching 513 rows again', () => searchRows(searched, noChanges, search), 2],
  ['writing 1025 rows with a change', () => rowsWith(made(1025), changed(made(1))), 2],
  ['writing rows without a change', () => rowsWith(made(1025), []), 0],
  [
    'looking where among 513 rows a family is used',
    () => whereUsed(snapshotOf(made(513)), noChanges, { kind: 'families', id: 1, row: {} }),
    2,
  ],
  ['comparing 1025 rows with themselves', () => isSameContent(contentOf(same), contentOf([...same])), 3],
  [
    'planning 3 changes',
    () =>
      planAll(
        contentOf([]),
        changed(made(3)).map((change) => ({ ...change, row: null })),
      ),
    3,
  ],
  ['files of 63 changes', () => newlyNamed({ mediaFiles: new Map() }, changed(made(63))), 0],
  ['files of 128 changes', () => newlyNamed({ mediaFiles: new Map() }, changed(made(128))), 2],
  [
    'reading 3 numbers',
    () => readNumbers(snapshotOf([]), noChanges, Array(3).fill({ familyId: -1, modelNumber: 'A' })),
    3,
  ],
])('%s pauses so often', (_, work, pauses) => expect([...work()]).toHaveLength(pauses));

test('a field that was ranked once is not ranked again', () => {
  const rows = made(3);
  expect(isRanked(rows, 'name')).toBe(false);
  const ranks = finish(ranksOf(rows, 'name'));
  expect([isRanked(rows, 'name'), isRanked(rows, 'id'), isRanked(made(3), 'name')]).toEqual([true, false, false]);
  expect([...ranksOf(rows, 'name')]).toEqual([]);
  expect(finish(ranksOf(rows, 'name'))).toBe(ranks);
});

test('ranks count from 0: numbers, then texts, then what is missing; equal values have one', () => {
  const rows = [4, 'b', null, 'A', 4, -1, 'a', '', true].map((name, id) => ({ id, name }));
  const { of, count } = finish(ranksOf(rows, 'name'));
  expect([[...of], count]).toEqual([[2, 4, 5, 3, 2, 0, 3, 5, 1], 5]);
});
