import { expect, test } from 'vitest';
import { readGuide } from './read-guide.ts';
import { sheetOf } from './testing/sheet-of.ts';

const ROWS = [
  ['Voltage', '', '', ''],
  ['Code', 'Description', 'Price', 'Remarks'],
  ['A', '24 V', '1.00', 'in stock'],
  ['B', '120 V', '2.00'],
  ['C', '230 V', '3.00'],
];
const notes = (hiddenRows: number[], hiddenColumns: number[]): string[] =>
  readGuide({ sheets: [{ ...sheetOf(ROWS, { hiddenRows }), hiddenColumns }] }).notes.map(
    ({ at, text }) => `${at.row}:${at.column} ${text}`,
  );

test.each<[string, number[], number[], string[]]>([
  ['nothing, where nothing is', [], [], []],
  ['a row, at its place', [3], [], ['3:0 1 hidden row is not read.']],
  ['several rows, at the first', [3, 4], [], ['3:0 2 hidden rows are not read.']],
  ['a column, at its place', [], [2], ['0:2 1 hidden column is not read.']],
  ['several columns, at the first', [], [2, 3], ['0:2 2 hidden columns are not read.']],
  ['rows before columns', [4], [2], ['4:0 1 hidden row is not read.', '0:2 1 hidden column is not read.']],
  ['no row and no column in which nothing stands', [9], [7], []],
  [
    'a row beside others in which nothing stands',
    [4, 9],
    [2, 7],
    ['4:0 1 hidden row is not read.', '0:2 1 hidden column is not read.'],
  ],
])('of what is hidden in a guide is told %s', (_, rows, columns, told) => {
  expect(notes(rows, columns)).toEqual(told);
});
