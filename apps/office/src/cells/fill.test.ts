import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { both, filledBy, repeatedIn } from './fill.ts';
import { countCells } from './range.ts';

const box = { top: 2, bottom: 3, left: 1, right: 2 };

describe('the handle of a range', () => {
  test.each([
    ['down', { row: 6, column: 1 }, { top: 4, bottom: 6, left: 1, right: 2 }],
    ['up', { row: 0, column: 2 }, { top: 0, bottom: 1, left: 1, right: 2 }],
    ['to the right', { row: 3, column: 4 }, { top: 2, bottom: 3, left: 3, right: 4 }],
    ['to the left', { row: 2, column: 0 }, { top: 2, bottom: 3, left: 0, right: 0 }],
    ['down and a little to the right', { row: 6, column: 3 }, { top: 4, bottom: 6, left: 1, right: 2 }],
    ['nowhere', { row: 3, column: 1 }, null],
  ])('is drawn %s', (_, cell, filled) => {
    expect(filledBy(box, cell)).toEqual(filled);
  });
  test('repeats the range on all sides', () => {
    const rows = [4, 5, 6, 1, 0].map((row) => repeatedIn(box, { row, column: 1 }).row);
    expect(rows).toEqual([2, 3, 2, 3, 2]);
    expect([0, 3, 4].map((column) => repeatedIn(box, { row: 2, column }).column)).toEqual([2, 1, 2]);
  });
  test('fills beside the range and never in it, and repeats a cell of it', () => {
    const at = fc.nat(12);
    fc.assert(
      fc.property(at, at, at, at, at, at, (top, down, left, wide, row, column) => {
        const of = { top, bottom: top + down, left, right: left + wide };
        const into = filledBy(of, { row, column });
        if (into === null) return;
        expect(countCells(both(of, into))).toBe(countCells(of) + countCells(into));
        const from = repeatedIn(of, { row: into.top, column: into.left });
        expect(from.row >= of.top && from.row <= of.bottom && from.column >= of.left && from.column <= of.right).toBe(
          true,
        );
      }),
    );
  });
});
