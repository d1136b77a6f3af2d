import { expect, test } from 'vitest';
import { sheetOf } from '../testing/import-fixture.ts';
import { guessHeadings } from './guess-headings.ts';

const HEADINGS = ['Part number', 'Name', 'List price'];
const isKnown = (words: string): boolean => HEADINGS.includes(words);

test('headings are merged over, where the row that says most is the lower one', () => {
  const plain = sheetOf([['Article', null, 'Money'], HEADINGS, ['T-1', 'One', 100]]);
  const over = { row: 0, column: 0, rows: 1, columns: 2 };
  expect(guessHeadings({ ...plain, merges: [over] }, isKnown)).toEqual({ row: 0, rows: 2 });
  expect(guessHeadings({ ...plain, merges: [{ ...over, row: 2 }] }, isKnown)).toEqual({ row: 1, rows: 1 });
});

test('headings go over two rows where cells are merged over several of them, or down', () => {
  const cells = [HEADINGS, ['Of the maker', 'In English', 'In dollars'], ['T-1', 'One', 100]];
  const merged = (columns: number, rows: number, row = 0) =>
    guessHeadings({ ...sheetOf(cells), merges: [{ row, column: 0, rows, columns }] }, isKnown);
  expect(merged(2, 1)).toEqual({ row: 0, rows: 2 });
  expect(merged(1, 2)).toEqual({ row: 0, rows: 2 });
  expect(merged(1, 1)).toEqual({ row: 0, rows: 1 });
  expect(merged(2, 3)).toEqual({ row: 0, rows: 1 });
  expect(merged(2, 1, 2)).toEqual({ row: 0, rows: 1 });
});

test('a row with numbers, or one that is not next, is no part of the headings', () => {
  const below = (...rows: (string | number | null)[][]) =>
    guessHeadings({ ...sheetOf([HEADINGS, ...rows]), merges: [{ row: 0, column: 0, rows: 1, columns: 2 }] }, isKnown);
  const words = ['Of the maker', 'In English', 'In dollars'];
  expect(below(words, ['T-1', 'One', 100])).toEqual({ row: 0, rows: 2 });
  expect(below([null, null, null], words, ['T-1', 'One', 100])).toEqual({ row: 0, rows: 1 });
  expect(below(['x'.repeat(81), 'In English', 'In dollars'])).toEqual({ row: 0, rows: 1 });
});

test('a row of units below the headings is part of them', () => {
  const under = (units: readonly (string | null)[]) =>
    guessHeadings(sheetOf([HEADINGS, units, ['T-1', 'One', 100]]), isKnown);
  expect(under([null, 'mm', '[USD]'])).toEqual({ row: 0, rows: 2 });
  expect(under([null, 'US gal/min', '%'])).toEqual({ row: 0, rows: 2 });
  expect(under(['T-0', 'mm', 'USD'])).toEqual({ row: 0, rows: 1 });
  expect(under([null, null, 'USD'])).toEqual({ row: 0, rows: 1 });
});

test('headings stand below twenty-five notes at most', () => {
  const below = (notes: number) =>
    guessHeadings(
      sheetOf([...Array.from({ length: notes }, () => ['A note']), HEADINGS, ['T-1', 'One', 100]]),
      isKnown,
    );
  expect(below(25)).toEqual({ row: 25, rows: 1 });
  expect(below(26)).not.toEqual({ row: 26, rows: 1 });
});
