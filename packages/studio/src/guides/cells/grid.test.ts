import { describe, expect, test } from 'vitest';
import { sheetOf } from '../testing/sheet-of.ts';
import { filledColumns, freeText, gridOf, placeIn, type Uses, use } from './grid.ts';

const nothing = () => false;

describe('a grid has the cells of a sheet', () => {
  const sheet = sheetOf([['A', ' b  c '], [], ['', '', '4⁽¹⁾', ' 5⁽²⁾']], { name: ' Codes ', merges: [[0, 1, 2, 2]] });
  const grid = gridOf(sheet, 3, ',', nothing);

  test('by their places, with those beyond it empty', () => {
    expect([grid.sheet, grid.name, grid.decimal, grid.rows, grid.columns]).toEqual([3, 'Codes', ',', 3, 4]);
    expect([grid.text(0, 0), grid.text(0, 1), grid.text(1, 0), grid.text(2, 0)]).toEqual(['A', 'b c', '', '']);
    expect([grid.text(-1, 0), grid.text(0, -1), grid.text(0, 4), grid.text(3, 0)]).toEqual(['', '', '', '']);
  });

  test('of a mark in brackets the sign alone counts, also as it is written', () => {
    expect([grid.text(2, 2), grid.written(2, 2)]).toEqual(['4¹', '4¹']);
    expect([grid.text(2, 3), grid.written(2, 3)]).toEqual(['5²', ' 5²']);
    expect([grid.written(0, 1), grid.written(0, 0), grid.written(1, 1)]).toEqual([' b  c ', 'A', '']);
  });

  test('a merged cell spans others, which it covers', () => {
    expect([grid.span(0, 1), grid.span(0, 0)]).toEqual([
      { rows: 2, columns: 2 },
      { rows: 1, columns: 1 },
    ]);
    const covered = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => (grid.isCovered(row, column) ? 1 : 0)));
    expect(covered).toEqual([0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0]);
  });

  test('no cell is covered beyond the last row and the last column', () => {
    const wide = gridOf(sheetOf([['A', 'B']], { merges: [[0, 0, 9, 9]] }), 0, '.', nothing);
    expect([wide.isCovered(0, 1), wide.isCovered(0, 2), wide.isCovered(1, 0)]).toEqual([true, false, false]);
    expect(wide.span(0, 0)).toEqual({ rows: 9, columns: 9 });
  });
});

test('what is hidden or left out is no part of it, and does not make it larger', () => {
  const sheet = { ...sheetOf([['A', 'B', 'C'], ['D', 'E'], ['F']], { hiddenRows: [2] }), hiddenColumns: [2] };
  const grid = gridOf(sheet, 1, '.', ({ sheet: at, row, column }) => at === 1 && row === 1 && column === 1);
  expect([grid.rows, grid.columns]).toEqual([2, 2]);
  expect([grid.text(0, 2), grid.text(1, 1), grid.text(2, 0), grid.text(1, 0)]).toEqual(['', '', '', 'D']);
  expect([grid.isLeftOut(1, 1), grid.isLeftOut(1, 0), grid.isLeftOut(0, 1)]).toEqual([true, false, false]);
});

test('of a catalogue 5,000 rows and 400 columns are read', () => {
  const at = (row: number, column: number) => ({ row, column, text: 'x' });
  const sheet = { ...sheetOf([]), cells: [at(4_999, 0), at(5_000, 0), at(0, 399), at(0, 400)] };
  const grid = gridOf(sheet, 0, '.', nothing);
  expect([grid.rows, grid.columns, grid.text(4_999, 0), grid.text(0, 399)]).toEqual([5_000, 400, 'x', 'x']);
});

describe('the uses of cells', () => {
  const grid = gridOf(sheetOf([['A', '', 'C', 'D']]), 2, '.', nothing);
  test('a cell is used once, by who comes first, and an empty one never', () => {
    const uses: Uses = new Map();
    use(grid, uses, 0, 0, 'code');
    use(grid, uses, 0, 0, 'words');
    use(grid, uses, 0, 1, 'words');
    expect([...uses.values()]).toEqual(['code']);
    expect([freeText(grid, uses, 0, 0), freeText(grid, uses, 0, 2), freeText(grid, uses, 0, 1)]).toEqual(['', 'C', '']);
    expect(placeIn(grid, 0, 2)).toEqual({ sheet: 2, row: 0, column: 2 });
  });
  test('the columns of a row in which something stands, from one and before another', () => {
    expect(filledColumns(grid, 0)).toEqual([0, 2, 3]);
    expect(filledColumns(grid, 0, 1)).toEqual([2, 3]);
    expect(filledColumns(grid, 0, 2, 3)).toEqual([2]);
    expect(filledColumns(grid, 1)).toEqual([]);
  });
});
