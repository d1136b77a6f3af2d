import { describe, expect, test } from 'vitest';
import { addRow, allRows, type Bits, firstRow, hasRow, keepRows, meet, noRows } from './bits.ts';

const SIZE = 70;
const rows = (...all: number[]): Bits => {
  const bits = noRows(SIZE);
  for (const row of all) addRow(bits, row);
  return bits;
};
const rowsIn = (bits: Bits, size = SIZE): number[] =>
  Array.from({ length: size }, (_, row) => row).filter((row) => hasRow(bits, row));

/** Both sides of each edge of a word of 32 bits. */
const edges = [0, 1, 30, 31, 32, 33, 62, 63, 64, 69];

test.each(edges)('row %d is alone in its set', (row) => {
  expect(rowsIn(rows(row))).toEqual([row]);
  expect(firstRow(rows(row))).toBe(row);
});

test('the first of several rows is told, and -1 where there is none', () => {
  expect(firstRow(rows(64, 33, 69))).toBe(33);
  expect(firstRow(rows(31, 30))).toBe(30);
  expect(firstRow(noRows(SIZE))).toBe(-1);
  expect(firstRow(noRows(0))).toBe(-1);
});

test('a set has every row of the table and no more', () => {
  expect(rowsIn(allRows(SIZE))).toHaveLength(SIZE);
  expect(rowsIn(allRows(33), 64)).toEqual(Array.from({ length: 33 }, (_, row) => row));
  expect([0, 1, 32, 33, 64].map((size) => noRows(size).length)).toEqual([0, 1, 1, 2, 2]);
});

describe('two sets', () => {
  test('share what both have', () => {
    const both = rows(...edges);
    keepRows(both, rows(1, 32, 50, 69));
    expect(rowsIn(both)).toEqual([1, 32, 69]);
  });
  test('meet where they share a row', () => {
    expect(meet(rows(3, 64), rows(4, 64))).toBe(true);
    expect(meet(rows(31), rows(31))).toBe(true);
    expect(meet(rows(3, 64), rows(4, 65))).toBe(false);
    expect(meet(rows(1), rows(33))).toBe(false);
  });
});
