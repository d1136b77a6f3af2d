import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import type { PairAnswer, PairMatrix } from './pair-matrix.ts';
import type { Pairs } from './recognising/recognition.ts';
import { turned, wantedPairs } from './wanted-pairs.ts';

const pump: Configurator = {
  configGroups: [
    { name: 'A', options: [{ code: 'a' }, { code: 'b' }] },
    { name: 'B', options: [{ code: '1' }, { code: '2' }, { code: '3' }] },
    { name: 'N', kind: 'number', max: 9 },
  ],
};
const matrix = (answers: readonly (readonly PairAnswer[])[], rest: Partial<PairMatrix> = {}): PairMatrix => ({
  rows: 'A',
  columns: 'B',
  rowCodes: ['a', 'b'],
  columnCodes: ['1', '2', '3'],
  answers: answers.map((row) => [...row]),
  neverRows: [],
  neverColumns: [],
  ...rest,
});
const ALL = matrix([
  ['yes', 'yes', 'yes'],
  ['yes', 'yes', 'yes'],
]);
const said = (rows: string, columns: string, cells: readonly (readonly [string, string, 'yes' | 'no'])[]): Pairs => {
  const lines = new Map<string, Map<string, { says: 'yes' | 'no'; at: { row: number; column: number } }>>();
  for (const [row, column, says] of cells)
    lines.set(row, (lines.get(row) ?? new Map()).set(column, { says, at: { row: 0, column: 0 } }));
  return { rows, columns, said: lines };
};

describe('the pairs that a table wants of two groups', () => {
  const now = matrix([
    ['yes', 'no', 'yes'],
    ['no', 'no', 'unknown'],
  ]);
  const pairs = said('A', 'B', [
    ['a', '1', 'no'],
    ['a', '2', 'no'],
    ['b', '1', 'yes'],
  ]);

  test('are those that it says, and for all others, as the rules say now', () => {
    const wanted = wantedPairs(pump, pairs, { now, bare: ALL });
    expect([wanted?.owner.name, wanted?.asked.name]).toEqual(['A', 'B']);
    expect(wanted?.wanted).toEqual([
      ['no', 'no', 'yes'],
      ['yes', 'no', 'yes'],
    ]);
    expect(wanted?.isSaid).toEqual([
      [false, true, true],
      [false, true, true],
    ]);
  });

  test('are free where other rules refuse them already', () => {
    const bare = matrix([
      ['no', 'yes', 'yes'],
      ['yes', 'yes', 'no'],
    ]);
    const wanted = wantedPairs(pump, pairs, { now, bare });
    expect(wanted?.wanted).toEqual([
      ['free', 'no', 'yes'],
      ['yes', 'no', 'free'],
    ]);
    expect(wanted?.isSaid).toEqual([
      [true, true, true],
      [false, true, true],
    ]);
  });

  test('are the same where the table has the other group in its rows', () => {
    const other = said('B', 'A', [
      ['1', 'a', 'no'],
      ['2', 'a', 'no'],
      ['1', 'b', 'yes'],
    ]);
    expect(wantedPairs(pump, other, { now, bare: ALL })).toEqual(wantedPairs(pump, pairs, { now, bare: ALL }));
  });

  test('of a number its bands stand for options', () => {
    const bands = matrix([['yes', 'no']], { rows: 'N', columns: 'A', rowCodes: ['0..9'], columnCodes: ['a', 'b'] });
    const wanted = wantedPairs(pump, said('N', 'A', []), {
      now: bands,
      bare: matrix([['yes', 'yes']], { ...bands, answers: [['yes', 'yes']] }),
    });
    expect(wanted?.owner.options).toEqual([{ code: '0..9' }]);
    expect(wanted?.wanted).toEqual([['yes', 'no']]);
  });

  test('are none where one of the groups is not there', () => {
    expect(wantedPairs(pump, pairs, { now: { ...now, rows: 'X' }, bare: ALL })).toBeNull();
    expect(wantedPairs(pump, pairs, { now: { ...now, columns: 'X' }, bare: ALL })).toBeNull();
  });

  test('are turned to be seen from the other group, and back', () => {
    const wanted = wantedPairs(pump, pairs, { now, bare: ALL });
    if (wanted === null) throw new Error('no pairs');
    const other = turned(wanted);
    expect([other.owner.name, other.asked.name]).toEqual(['B', 'A']);
    expect(other.wanted).toEqual([
      ['no', 'yes'],
      ['no', 'no'],
      ['yes', 'yes'],
    ]);
    expect(other.isSaid).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    expect(turned(other)).toEqual(wanted);
  });
});
