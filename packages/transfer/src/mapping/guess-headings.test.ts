import { describe, expect, test } from 'vitest';
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

describe('of several rows of words, the headings are', () => {
  const rowOf = (...rows: (string | number | null)[][]) => {
    const cells = sheetOf(rows).cells.map((cell) => {
      const value = rows[cell.row]?.[cell.column];
      return typeof value === 'number' ? { ...cell, number: value } : cell;
    });
    return guessHeadings({ ...sheetOf(rows), cells }, isKnown).row;
  };
  test.each<[string, (string | number | null)[][], number]>([
    [
      'the first of those that say as much',
      [
        ['A', 'B'],
        ['C', 'D'],
        ['E', 'F'],
      ],
      0,
    ],
    [
      'those that are known',
      [
        ['A', 'B', 'C', 'D'],
        ['Name', null, null, null],
        ['x', 'y', 'z', 'u'],
      ],
      1,
    ],
    [
      'known ones, but not before six others',
      [
        ['A', 'B', 'C', 'D', 'E', 'F'],
        ['Name', null, null, null, null, null],
        ['x', 'y', 'z', 'u', 'v', 'w'],
      ],
      0,
    ],
    [
      'those with rows below',
      [
        ['A', 'B', 'C', 'D'],
        ['x', null, null, null],
        ['E', 'F', 'G', 'H'],
        ['y', 'z', null, null],
      ],
      2,
    ],
    [
      'those with more than a third as many cells below',
      [
        ['A', 'B', 'C'],
        ['x', null, null],
        ['E', 'F', 'G'],
        ['y', 'z', null],
      ],
      2,
    ],
    ['also the more of them, where no rows are below', [['A', 'B', 'C'], ['x'], ['E', 'F', 'G', 'H', 'I']], 2],
    [
      'those without numbers',
      [
        ['A', 'B', 'C', 'D', 1],
        ['E', 'F', null, null, null],
        ['y', 'z', null, null, null],
      ],
      1,
    ],
    [
      'five words and a number, before one word',
      [
        ['A', 'B', 'C', 'D', 'G', 1],
        ['E', null, null, null, null, null],
        ['y', 'z', null, null, null, null],
      ],
      0,
    ],
    [
      'those that are there once',
      [
        ['A', 'a', 'A', 'a'],
        ['E', 'F', null, null],
        ['y', 'z', null, null],
      ],
      1,
    ],
    [
      'those where one comes twice, before a single one',
      [
        ['A', 'B', 'C', 'C', 'D'],
        ['E', null, null, null, null],
        ['y', 'z', null, null, null],
      ],
      0,
    ],
    [
      'a heading of 80 letters',
      [
        ['A', null],
        ['B', 'x'.repeat(80)],
        ['y', 'z'],
      ],
      1,
    ],
    [
      'none of 81 letters',
      [
        ['A', 'B'],
        ['C', 'x'.repeat(81)],
        ['y', 'z'],
      ],
      0,
    ],
  ])('%s', (_, rows, row) => expect(rowOf(...rows)).toBe(row));
});

test('a sheet without cells has its headings in its first row', () => {
  expect(guessHeadings({ ...sheetOf([['A']]), cells: [] }, isKnown)).toEqual({ row: 0, rows: 1 });
});

test('of two rows, the upper one may have a single cell below a title, and the lower one too', () => {
  const over = (cells: (string | null)[][], row: number) =>
    guessHeadings({ ...sheetOf(cells), merges: [{ row, column: 0, rows: 1, columns: 3 }] }, isKnown);
  // A single cell that is merged over all columns is a title.
  expect(over([['Price list', null, null], HEADINGS, ['T-1', 'One', 'x']], 0)).toEqual({ row: 1, rows: 1 });
  expect(over([HEADINGS, ['Of the maker', null, null], ['T-1', 'One', 'x']], 0)).toEqual({ row: 0, rows: 2 });
});
