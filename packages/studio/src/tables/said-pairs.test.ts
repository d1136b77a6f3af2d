import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { comparePairs } from './compare-pairs.ts';
import type { PairMatrix } from './pair-matrix.ts';
import type { Pairs } from './recognising/recognition.ts';
import { relatedSides } from './related-sides.ts';
import { decidedWith, withDecidedCells } from './said-pairs.ts';

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
