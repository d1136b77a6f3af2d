import type { Sheet } from '@millrace/exchange';
import { expect, test } from 'vitest';
import { sheetOf } from '../testing/import-fixture.ts';
import { cellsByRow, sheetTable } from './sheet-table.ts';

type Cells = Parameters<typeof sheetOf>[0];
const read = (cells: Cells, headings: { row: number; rows: number }, more: Partial<Sheet> = {}) => {
  const table = sheetTable({ ...sheetOf(cells), ...more }, { headings, takesHidden: false });
  const rows = [...table.rows()].map(({ row, cells: found }) => [
    row,
    ...[...found].map(([column, cell]) => `${column}:${cell.text}:${cell.row}`),
  ]);
  return { headings: table.headings, rows };
};
const merge = (row: number, column: number, rows: number, columns: number) => ({ row, column, rows, columns });

test('cells come row by row, and no row without cells', () => {
  const cell = (row: number, column: number) => ({ row, column, text: '' });
  const [a, b, c] = [cell(0, 0), cell(0, 1), cell(3, 0)];
  expect([...cellsByRow([a, b, c])]).toEqual([[a, b], [c]]);
  expect([...cellsByRow([])]).toEqual([]);
});

test('headings are those of their rows alone, as wide as those go, and rows are those below', () => {
  const cells = [
    ['Title', null, 'Of all', 'Wide'],
    ['Part', null, ' List \n price '],
    ['number', null, 'List price'],
    ['T-1', 'x', 'y', 'z'],
  ];
  expect(read(cells, { row: 1, rows: 2 })).toEqual({
    headings: ['Part number', '', 'List price'],
    rows: [[3, '0:T-1:3', '1:x:3', '2:y:3', '3:z:3']],
  });
  expect(read(cells, { row: 3, rows: 1 })).toEqual({ headings: ['T-1', 'x', 'y', 'z'], rows: [] });
  expect(read(cells, { row: 0, rows: 1 }, { cells: [] })).toEqual({ headings: [], rows: [] });
});

test('a merged heading stands over all its columns and rows, as far as there are headings', () => {
  const cells = [
    ['Title', null, null],
    ['Supply', null, 'Name'],
    ['Volt', 'Phase', null],
    ['a', 'b', 'c'],
  ];
  const headings = (...merges: Sheet['merges']) => read(cells, { row: 1, rows: 2 }, { merges: [...merges] }).headings;
  expect(headings(merge(1, 0, 1, 2), merge(1, 2, 2, 1))).toEqual(['Supply Volt', 'Supply Phase', 'Name']);
  expect(headings(merge(1, 0, 1, 9))).toEqual(['Supply Volt', 'Supply Phase', 'Supply']);
  expect(headings(merge(1, 2, 5, 1))).toEqual(['Supply Volt', 'Phase', 'Name']);
  expect(headings(merge(0, 0, 1, 3), merge(3, 0, 1, 2))).toEqual(['Supply Volt', 'Phase', 'Name']);
});

test('a cell that is merged over rows is the cell of each, unless another one stands there', () => {
  const cells = [
    ['H', 'I', 'J'],
    ['a', 'x', '1'],
    [null, null, '2'],
    [null, 'y', '3'],
    [null, null, '4'],
    ['b', null, '5'],
  ];
  const rows = (...merges: Sheet['merges']) =>
    read(cells, { row: 0, rows: 1 }, { merges: [...merges] }).rows.map(([, ...found]) => found.sort().join(' '));
  const plain = ['0:a:1 1:x:1 2:1:1', '2:2:2', '1:y:3 2:3:3', '2:4:4', '0:b:5 2:5:5'];
  expect(rows()).toEqual(plain);
  expect(rows(merge(1, 0, 2, 1))).toEqual(plain.with(1, '0:a:2 2:2:2'));
  expect(rows(merge(1, 0, 3, 1), merge(1, 1, 4, 1))).toEqual([
    plain[0],
    '0:a:2 1:x:2 2:2:2',
    '0:a:3 1:y:3 2:3:3',
    '1:x:4 2:4:4',
    plain[4],
  ]);
  // In any order, also one that begins where nothing stands, one of one row, and one above.
  expect(rows(merge(3, 1, 2, 1), merge(1, 0, 2, 1))).toEqual(plain.with(1, '0:a:2 2:2:2').with(3, '1:y:4 2:4:4'));
  expect(rows(merge(2, 0, 3, 1), merge(1, 0, 1, 1), merge(0, 0, 3, 1))).toEqual(plain);
  expect(rows(merge(1, 0, 9, 1))[4]).toBe('0:b:5 2:5:5');
});

test('a hidden row and one of hidden columns alone are no rows', () => {
  const cells = [
    ['H', 'I'],
    ['a', null],
    [null, 'b'],
    ['c', 'd'],
  ];
  expect(read(cells, { row: 0, rows: 1 }, { hiddenColumns: [1], hiddenRows: [3] })).toEqual({
    headings: ['H', ''],
    rows: [[1, '0:a:1']],
  });
});
