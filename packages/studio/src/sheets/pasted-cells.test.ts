import { expect, test } from 'vitest';
import { pastedCells, readCells } from './pasted-cells.ts';

test('cells in quotes hold delimiters, line breaks and doubled quotes', () =>
  expect(readCells('"a""b"\t"c\td"\t"e\nf"\r\n""\t"""g"""\tx')).toEqual([
    ['a"b', 'c\td', 'e\nf'],
    ['', '"g"', 'x'],
  ]));

test('a quote that nothing closes at the end of a cell is a sign, as of inches', () =>
  expect(readCells('"1/2 NPT\tA "B" C\t3/4" NPT')).toEqual([['"1/2 NPT', 'A "B" C', '3/4" NPT']]));

test('so is one that nothing closes at all', () =>
  expect(readCells('"AB\tC""\n"1/2')).toEqual([['"AB', 'C""'], ['"1/2']]));

test('an empty last line is none, and rows are of one length', () => {
  expect(pastedCells('A\tB\n1\n\t\n')).toEqual([
    ['A', 'B'],
    ['1', ''],
  ]);
  expect(pastedCells('')).toEqual([]);
});

test('without a tab, lines are cut where each has as many of a sign, at least two lines', () => {
  expect(pastedCells('A;B\n1;"2;3"')).toEqual([
    ['A', 'B'],
    ['1', '2;3'],
  ]);
  expect(pastedCells('A,B\n1,2')).toEqual([
    ['A', 'B'],
    ['1', '2'],
  ]);
  expect(pastedCells('A;B')).toEqual([['A;B']]);
  expect(pastedCells('A;B\n1')).toEqual([['A;B'], ['1']]);
});
