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

test.each<[string, string, string[][]]>([
  ['that is one cell', 'A', [['A']]],
  ['that is nothing', '', [['']]],
  ['that is a line break', '\n', [['']]],
  ['that ends with a line break', 'A\n', [['A']]],
  ['that ends with two', 'A\n\n', [['A'], ['']]],
  ['that ends with a delimiter', 'A\t', [['A', '']]],
  ['that ends with an empty cell', 'A\n\t', [['A'], ['', '']]],
  ['that ends with a blank', 'A\n ', [['A'], [' ']]],
  ['with returns alone', 'A\rB\r\nC\n\rD', [['A'], ['B'], ['C'], [''], ['D']]],
  ['with a quote within a cell', 'A"B"', [['A"B"']]],
  ['with an empty quoted cell', '""\tA', [['', 'A']]],
  ['with a quote that is doubled, and never closed', '"A""', [['"A""']]],
  ['with a quote alone', '"', [['"']]],
  ['with a quote that closes before a return', '"A"\rB', [['A'], ['B']]],
  ['with a quote that closes within a cell, before one at an end', '"A"B"', [['"A"B"']]],
])('cells of a text %s', (_, text, cells) => expect(readCells(text)).toEqual(cells));

test.each<[string, string, string[][]]>([
  [
    'a semicolon before a comma, where each would do',
    'A;B,C\n1;2,3',
    [
      ['A', 'B,C'],
      ['1', '2,3'],
    ],
  ],
  [
    'a comma, where semicolons are not alike',
    'A;,B\n1,2',
    [
      ['A;', 'B'],
      ['1', '2'],
    ],
  ],
  ['no sign that one line lacks', 'A,B\nC', [['A,B'], ['C']]],
  ['no sign that is not as often in each', 'A,B\n1,2,3', [['A,B'], ['1,2,3']]],
  [
    'a comma beside empty lines',
    'A,B\n\n1,2\n',
    [
      ['A', 'B'],
      ['', ''],
      ['1', '2'],
    ],
  ],
  [
    'a comma beside lines of blanks',
    'A,B\n , \n1,2',
    [
      ['A', 'B'],
      [' ', ' '],
      ['1', '2'],
    ],
  ],
  [
    'tabs before all',
    'A\tB;C\n1\t2;3',
    [
      ['A', 'B;C'],
      ['1', '2;3'],
    ],
  ],
  [
    'rows of one length',
    'A\n1\t2',
    [
      ['A', ''],
      ['1', '2'],
    ],
  ],
  [
    'no rows at the end without a text, and one before',
    '\t\nA\t\n \t\n\t',
    [
      ['', ''],
      ['A', ''],
    ],
  ],
])('a pasted table is cut with %s', (_, text, cells) => expect(pastedCells(text)).toEqual(cells));

test('a line with an empty cell more than the others is not cut as they are', () => {
  expect(pastedCells('A,B\nC,D\n1,2,')).toEqual([['A,B'], ['C,D'], ['1,2,']]);
});
