import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { comparePairs } from './compare-pairs.ts';
import type { PairMatrix } from './pair-matrix.ts';
import type { Pairs } from './recognising/recognition.ts';
import { relatedSides } from './related-sides.ts';
import { decidedWith, recutCells, withDecidedCells } from './said-pairs.ts';

const at = { row: 0, column: 0 };
const matrix: PairMatrix = {
  rows: 'A',
  columns: 'B',
  rowCodes: ['a', 'b'],
  columnCodes: ['1', '2'],
  answers: [
    ['yes', 'no'],
    ['yes', 'unknown'],
  ],
  neverRows: [],
  neverColumns: [],
};
/** Pasted the other way round: B in the rows. */
const pasted: Pairs = {
  rows: 'B',
  columns: 'A',
  said: new Map([
    ['1', new Map([['a', { says: 'no', at }]])],
    [
      '2',
      new Map([
        ['a', { says: 'no', at }],
        ['b', { says: 'yes', at }],
      ]),
    ],
  ]),
};

test('a table is compared cell by cell, whichever of its groups stands in the rows', () => {
  const expected = {
    same: 1,
    differing: [
      { row: 'a', column: '1', says: 'no', rules: 'yes' },
      { row: 'b', column: '2', says: 'yes', rules: 'unknown' },
    ],
    unsaid: 1,
  };
  expect(comparePairs(pasted, matrix)).toEqual(expected);
  expect(comparePairs(withDecidedCells(matrix, pasted, []), matrix)).toEqual(expected);
});

test('cells that were decided by hand stand over what was pasted', () => {
  const cells = [{ row: 'a', column: '1', says: 'yes' } as const];
  expect(comparePairs(withDecidedCells(matrix, pasted, cells), matrix).differing).toHaveLength(1);
  expect(comparePairs(withDecidedCells(matrix, null, cells), matrix)).toEqual({ same: 1, differing: [], unsaid: 3 });
});

test('a decision that only says what is said without it is none', () => {
  const yes = { row: 'a', column: '1', says: 'yes' } as const;
  const no = { ...yes, says: 'no' } as const;
  expect(decidedWith([], [yes], { pasted: null, matrix })).toEqual([]);
  expect(decidedWith([], [yes], { pasted, matrix })).toEqual([yes]);
  expect(decidedWith([yes], [no], { pasted, matrix })).toEqual([]);
  expect(decidedWith([], [no], { pasted: null, matrix })).toEqual([no]);
});

test('the groups that most is stated of together come first, the larger in the rows', () => {
  const panel: Configurator = {
    configGroups: [
      { name: 'Supply', options: [{ code: '1' }] },
      { name: 'Box', options: [{ code: 'S' }, { code: 'L', disableIf: ['Supply.1'] }] },
      {
        name: 'Motor',
        options: [{ code: '1', disableIf: ['Box.S'] }, { code: '2', enableIf: ['Box.L'] }, { code: '3' }],
      },
      { name: 'Cord', kind: 'number', limits: [{ if: ['Box.S'], max: 5 }] },
    ],
    tables: [{ name: 'T', columns: ['Supply', 'Cord'], rows: [] }],
  };
  expect(relatedSides(panel)).toEqual([
    { rows: 'Motor', columns: 'Box', count: 2 },
    { rows: 'Box', columns: 'Supply', count: 1 },
  ]);
});

test('a table has the groups of the matrix in its rows and columns, whichever way it was pasted', () => {
  const told = ({ rows, columns, said }: Pairs) => ({
    sides: [rows, columns],
    cells: [...said].flatMap(([row, line]) => [...line].map(([column, { says }]) => `${row} ${column} ${says}`)),
  });
  expect(told(withDecidedCells(matrix, pasted, [{ row: 'b', column: '1', says: 'yes' }]))).toEqual({
    sides: ['A', 'B'],
    cells: ['a 1 no', 'a 2 no', 'b 2 yes', 'b 1 yes'],
  });
  const straight = withDecidedCells({ rows: 'B', columns: 'A' }, pasted, []);
  expect(told(straight)).toEqual({ sides: ['B', 'A'], cells: ['1 a no', '2 a no', '2 b yes'] });
  expect(
    withDecidedCells(matrix, null, [{ row: 'b', column: '1', says: 'no' }])
      .said.get('b')
      ?.get('1'),
  ).toEqual({
    says: 'no',
    at: { row: -1, column: -1 },
  });
});

test('what was decided of a band of a number is decided of its parts', () => {
  const bands = [
    { key: '0..4', from: 0, to: 4 },
    { key: '5..9', from: 5, to: 9 },
    { key: '10..', from: 10, to: null },
  ];
  const decided = (row: string) => recutCells([{ row, column: 'a', says: 'no' }], 'row', bands).map((cell) => cell.row);
  expect(decided('0..9')).toEqual(['0..4', '5..9']);
  expect(decided('5..')).toEqual(['5..9', '10..']);
  expect(decided('5..9')).toEqual(['5..9']);
  expect(decided('5..8')).toEqual([]);
  expect(decided('steel')).toEqual(['steel']);
  expect(recutCells([{ row: 'a', column: '0..9', says: 'no' }], 'column', bands)).toEqual([
    { row: 'a', column: '0..4', says: 'no' },
    { row: 'a', column: '5..9', says: 'no' },
  ]);
});
