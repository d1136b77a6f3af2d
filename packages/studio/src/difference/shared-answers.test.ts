import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { sharedAnswers } from './shared-answers.ts';

const cord = (min: number, max: number, step: number): Configurator => ({
  configGroups: [{ name: 'Cord', kind: 'number', unit: 'ft', min, max, step }],
});
const keys = (before: Configurator, after: Configurator) => sharedAnswers(before, after, 'Cord').map(({ key }) => key);

test('the bounds of both versions are asked for, as far as the second allows them and its steps meet them', () => {
  expect(keys(cord(1, 9, 4), cord(1, 9, 4))).toEqual(['1', '9']);
  expect(keys(cord(5, 13, 4), cord(1, 9, 4))).toEqual(['1', '5', '9']);
  expect(keys(cord(2, 10, 4), cord(1, 9, 4))).toEqual(['1', '9']);
  expect(keys(cord(1, 5, 4), cord(1, 9, 4))).toEqual(['1', '5', '9']);
});
test('the edges of ranges in tables are asked for, with their signs', () => {
  const tabled = (cell: string): Configurator => ({
    ...cord(-20, 20, 1),
    tables: [{ name: 'T', columns: ['Cord'], rows: [[cell]] }],
  });
  const near = (...edges: number[]) => edges.flatMap((edge) => [edge - 1, edge, edge + 1]).map(String);
  expect(keys(tabled('-9..4'), tabled('-9..4'))).toEqual(['-20', ...near(-9, 4), '20']);
  expect(keys(tabled('..-9.0 | 4.'), tabled('*'))).toEqual(['-20', ...near(-9, 4), '20']);
});

describe('the numbers that are asked for', () => {
  const open: Configurator = { configGroups: [{ name: 'Cord', kind: 'number' }] };
  const of = (group: object, more: Partial<Configurator> = {}): Configurator => ({
    configGroups: [
      { name: 'Box', options: [{ code: 'S', attributes: { amps: 5 } }, { code: 'L' }] },
      { name: 'Lid', options: [{ code: 'x', disableIf: ['Box.amps>=5'] }] },
      { name: 'Cord', kind: 'number', ...group },
    ],
    ...more,
  });
  test.each<[string, Configurator, string[]]>([
    ['are those near a limit of its own', of({ limits: [{ if: ['Box.S'], max: 7 }] }), ['6', '7', '8']],
    [
      'are those near a rule of others',
      of({}, { requires: [{ if: ['Cord.value>=7'], then: ['Box.S'] }] }),
      ['6', '7', '8'],
    ],
    ['are not those of rules that say nothing of it', of({}), []],
    ['begin with 0 where it has no least', of({ limits: [{ max: 0 }] }), ['0', '1']],
    ['are not those of tables of others', { ...open, tables: [{ name: 'T', columns: ['Feet'], rows: [['7']] }] }, []],
    [
      'have no edge of a range without an end',
      { ...open, tables: [{ name: 'T', columns: ['Cord'], rows: [['7..']] }] },
      ['6', '7', '8'],
    ],
    [
      'are none of a cell that is no range',
      { ...open, tables: [{ name: 'T', columns: ['Cord'], rows: [['many']] }] },
      [],
    ],
  ])('%s', (_, configurator, found) => {
    expect(keys(configurator, configurator)).toEqual(found);
    expect(keys(configurator, { ...configurator, tables: [], requires: [] }).length).toBe(found.length);
  });
  test('are the first twelve', () => {
    const rows = [5, 15, 25, 35, 45].map((edge) => [`${edge}..${edge + 1}`]);
    const many: Configurator = { ...open, tables: [{ name: 'T', columns: ['Cord'], rows }] };
    expect(keys(many, many)).toEqual(['4', '5', '6', '7', '14', '15', '16', '17', '24', '25', '26', '27']);
  });
  test('are told with their unit, where there is one', () => {
    const words = (configurator: Configurator) =>
      sharedAnswers(configurator, configurator, 'Cord').map((one) => one.words);
    expect(words(cord(1, 9, 4))).toEqual(['1 ft', '9 ft']);
    expect(words({ configGroups: [{ name: 'Cord', kind: 'number', min: 1, max: 9 }] })).toEqual(['1', '9']);
  });
});

test('the answers to a group are those that both versions have', () => {
  const box = (group: object): Configurator => ({ configGroups: [{ name: 'Cord', ...group }] });
  const few = box({ options: [{ code: 'S' }, { code: 'M|' }] });
  const many = box({ options: [{ code: 'L' }, { code: 'M|', description: 'Medium' }, { code: 'S' }] });
  expect(sharedAnswers(few, many, 'Cord')).toEqual([
    { key: 'M|', demand: 'Cord."M|"', words: 'Medium' },
    { key: 'S', demand: 'Cord.S', words: 'S' },
  ]);
  expect(sharedAnswers(few, many, 'Box')).toEqual([]);
  expect(keys(few, { configGroups: [] })).toEqual([]);
  expect(keys({ configGroups: [] }, few)).toEqual([]);
  expect(keys(few, box({ kind: 'text' }))).toEqual([]);
  expect(keys(few, box({}))).toEqual([]);
  expect(keys(box({}), few)).toEqual([]);
  expect(sharedAnswers(box({ kind: 'text' }), box({ kind: 'text' }), 'Cord')).toEqual([
    { key: 'any', demand: 'Cord.count>=1', words: 'any Cord' },
  ]);
});
