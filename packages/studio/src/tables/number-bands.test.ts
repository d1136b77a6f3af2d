import { type Configurator, finish } from '@millrace/configurator';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../sentences/part.ts';
import { statementToParts } from '../sentences/statement.ts';
import { comparePairs } from './compare-pairs.ts';
import { type MadeRules, makeRules } from './make-rules.ts';
import { bandOfKey, bandsOf, cellOf } from './number-bands.ts';
import { type PairAnswer, pairMatrix } from './pair-matrix.ts';
import type { PairSaid, Pairs } from './recognising/recognition.ts';
import { recutCells } from './said-pairs.ts';

const cord = { name: 'Cord', kind: 'number', min: 10, max: 50, step: 5 } as const;
const plain: Configurator = {
  configGroups: [{ name: 'Kind', options: [{ code: 'L' }, { code: 'M' }, { code: 'S' }] }, cord],
};
const ruled: Configurator = {
  configGroups: [{ name: 'Kind', options: [{ code: 'L', enableIf: ['Cord.value>=30'] }, { code: 'S' }] }, cord],
};
const keys = (configurator: Configurator, cuts: number[] = []): string[] =>
  configurator.configGroups.flatMap((group) =>
    group.kind === 'number' ? bandsOf(configurator, group, cuts).map(({ key }) => key) : [],
  );

describe('a number has bands', () => {
  const stating = (rule: string): Configurator => ({
    configGroups: [{ name: 'Kind', options: [{ code: 'L', disableIf: [rule] }] }, cord],
  });
  test.each([
    ['Cord.value>=30', ['10..25', '30..50']],
    ['Cord.value<30', ['10..25', '30..50']],
    ['Cord.value>30', ['10..30', '35..50']],
    ['Cord.value<=30', ['10..30', '35..50']],
    ['Cord.value=30', ['10..25', '30', '35..50']],
    ['Cord.value>=31', ['10..30', '35..50']],
    ['Cord.value>=10', ['10..50']],
    ['Cord.value>50', ['10..50']],
  ])('of a rule %s', (rule, bands) => expect(keys(stating(rule))).toEqual(bands));
  test('of steps of up to twelve places', () => {
    const fine = { name: 'Cord', kind: 'number', min: 0, max: 0.0000000009, step: 0.0000000001 } as const;
    const rule: Configurator = {
      configGroups: [{ name: 'Kind', options: [{ code: 'L', disableIf: ['Cord.value>=0.0000000003'] }] }, fine],
    };
    expect(keys(rule)).toEqual(['0..0.0000000002', '0.0000000003..0.0000000009']);
    expect(cellOf(fine, keys(rule))).toBe('0..0.0000000009');
  });
  test('of the bounds of its limits, of the cells of tables, and of what its author cuts', () => {
    const limited = { ...cord, limits: [{ if: ['Kind.S'], max: 20 }] };
    expect(keys({ ...plain, configGroups: [...plain.configGroups.slice(0, 1), limited] })).toEqual([
      '10..15',
      '20',
      '25..50',
    ]);
    const table = { name: 'T', columns: ['Cord'], rows: [['..20'], ['35..40']] };
    expect(keys({ ...plain, tables: [table] })).toEqual(['10..20', '25..30', '35..40', '45..50']);
    expect(keys(plain, [33, 60, 5])).toEqual(['10..30', '35..50']);
  });
  test('the last is without an end where the number has none', () => {
    const endless = { name: 'Cord', kind: 'number' } as const;
    expect(bandsOf({ configGroups: [endless] }, endless, [5]).map(({ key }) => key)).toEqual(['0..4', '5..']);
    expect(bandsOf({ configGroups: [] }, { ...endless, digits: 2, step: 0.1 }, []).at(0)?.key).toBe('0..99');
  });
  test('that are told by their keys', () => {
    expect(['5', '-2..3', '0.5..', 'L', ''].map((key) => bandOfKey(key))).toEqual([
      { key: '5', from: 5, to: 5 },
      { key: '-2..3', from: -2, to: 3 },
      { key: '0.5..', from: 0.5, to: null },
      null,
      null,
    ]);
  });
  test('of which those that follow each other are one range of a cell', () => {
    expect(cellOf(cord, ['10..25', '30', '40..50'])).toBe('10..30|40..50');
    expect(cellOf({ ...cord, max: 60 }, ['10..25', '30..'])).toBe('10..');
    expect(cellOf({ name: 'Kind' }, ['a|b', 'c'])).toBe('"a|b"|c');
  });
});

const tableOf = (rowCodes: readonly string[], columnCodes: readonly string[], marks: readonly PairAnswer[]): Pairs => ({
  rows: 'Kind',
  columns: 'Cord',
  said: new Map(
    rowCodes.map((row, at) => [
      row,
      new Map(
        columnCodes.map((column, nth): [string, PairSaid] => [
          column,
          { says: marks[at * columnCodes.length + nth] === 'yes' ? 'yes' : 'no', at: { row: at, column: nth } },
        ]),
      ),
    ]),
  ),
});
const made = (configurator: Configurator, cuts: number[], lines: readonly string[]): MadeRules => {
  const now = finish(pairMatrix(configurator, 'Kind', 'Cord', { cuts: { Cord: cuts } }));
  const marks = [...lines.join('')].map((mark): PairAnswer => (mark === 'x' ? 'yes' : 'no'));
  return finish(makeRules(configurator, tableOf(now.rowCodes, now.columnCodes, marks), now));
};
const sentences = ({ next, made: placed }: MadeRules): string[] =>
  placed.map(({ option, statement }) => `${option}: ${plainText(statementToParts(next, statement))}`);

describe('cells of a number beside options', () => {
  test('show what the rules say of each band', () => {
    const { columnCodes, answers } = finish(pairMatrix(ruled, 'Kind', 'Cord'));
    expect(columnCodes).toEqual(['10..25', '30..50']);
    expect(answers).toEqual([
      ['no', 'yes'],
      ['yes', 'yes'],
    ]);
    expect(finish(pairMatrix(ruled, 'Cord', 'Kind')).answers[0]).toEqual(['no', 'yes']);
  });
  test('become one bound at an option that is refused above or below', () => {
    const rules = made(plain, [25, 40], ['xx-', '-xx', '-x-']);
    expect(rules).toMatchObject({ form: 'comparison', remaining: [] });
    expect(sentences(rules)).toEqual([
      'L: not with Cord value above 35',
      'M: not with Cord value below 25',
      'S: not with Cord value below 25 or Cord value above 35',
    ]);
  });
  test('become a table where values between are refused, or all of them', () => {
    const rules = made(plain, [25, 40], ['x-x', 'xxx', '---']);
    expect(rules).toMatchObject({ form: 'table', remaining: [] });
    expect(rules.tablesMade[0]?.rows).toEqual([
      ['L', '10..20|40..50'],
      ['M', '*'],
    ]);
  });
  test('take the place of what was stated of the two before, also of a limit of the number', () => {
    expect(made(ruled, [], ['xx', 'xx'])).toMatchObject({ made: [], remaining: [], dropped: [{ option: 'L' }] });
    const limited: Configurator = {
      configGroups: [...plain.configGroups.slice(0, 1), { ...cord, limits: [{ if: ['Kind.S'], max: 20 }] }],
    };
    const rules = made(limited, [], ['xxx', 'xxx', 'xxx']);
    expect(rules).toMatchObject({ made: [], remaining: [], dropped: [{ group: 'Cord' }] });
  });
  test('are decided on for the parts of a band that is cut', () => {
    const bands = ['10..20', '25..35', '40..50'].flatMap((key) => bandOfKey(key) ?? []);
    const cells = [{ row: 'L', column: '25..50', says: 'no' as const }];
    expect(recutCells(cells, 'column', bands).map(({ column }) => column)).toEqual(['25..35', '40..50']);
    expect(recutCells(cells, 'row', bands)).toEqual(cells);
  });
});

test('rules made of any cells of a number give back exactly these, as the engine answers them', () => {
  const forms = new Set<string>();
  const shapes = fc.record({
    cuts: fc.uniqueArray(fc.constantFrom(15, 20, 30, 45), { maxLength: 3 }),
    isMultiple: fc.boolean(),
    isBefore: fc.boolean(),
    before: fc.constantFrom<string[]>([], ['Cord.value>20'], ['Cord.value<30', 'Cord.value>=20'], ['Cord.value=25']),
    marks: fc.array(fc.constantFrom<PairAnswer>('yes', 'no'), { minLength: 24, maxLength: 24 }),
  });
  fc.assert(
    fc.property(shapes, ({ cuts, isMultiple, isBefore, before, marks }) => {
      const kind = {
        name: 'Kind',
        multiselect: isMultiple,
        options: [{ code: 'L', ...(before.length > 0 && { disableIf: before }) }, { code: 'M' }, { code: 'S' }],
      };
      const configurator: Configurator = {
        configGroups: [...(isBefore ? [cord, kind] : [kind, cord]), { name: 'End', options: [{ code: 'e' }] }],
      };
      const now = finish(pairMatrix(configurator, 'Kind', 'Cord', { cuts: { Cord: cuts } }));
      const pairs = tableOf(now.rowCodes, now.columnCodes, marks);
      const rules = finish(makeRules(configurator, pairs, now));
      forms.add(rules.form);
      const after = finish(pairMatrix(rules.next, 'Kind', 'Cord', { like: now }));
      expect(comparePairs(pairs, after).differing).toEqual(rules.remaining);
      // A band that no option goes with leaves nothing to say of it: the number itself is refused.
      expect(rules.remaining).toEqual([]);
    }),
    { numRuns: 60, seed: 339 },
  );
  expect([...forms].sort()).toEqual(['comparison', 'nothing', 'table']);
});
