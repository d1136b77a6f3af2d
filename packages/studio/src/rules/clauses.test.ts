import type { Configurator, RuleList } from '@millrace/configurator';
import { configuratorsOfEveryKind } from '@millrace/configurator/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clausesOf,
  clauseText,
  measuringText,
  shapeOf,
  statementsOf,
  withAnd,
  withClause,
  withCodeToggled,
  withEither,
  withOr,
  withoutClause,
} from '../index.ts';
import { meaningOf } from '../testing/index.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Supply',
      options: [{ code: '4', description: '480 V' }, { code: '6', description: '600 V' }, { code: 'a|b' }],
    },
    { name: 'Enclosure', options: [{ code: '1', attributes: { amps: 25 } }, { code: '' }] },
    { name: 'Length', kind: 'number' },
  ],
};
const rules: RuleList = ['Supply.4|6:Enclosure.amps >= 25', 'Length.value<10'];
const sources = (list: RuleList): string[][] => {
  const lines = clausesOf(panel, list);
  return list.map((_, rule) => lines.filter((one) => one.rule === rule).map(({ source }) => source));
};

describe('a list of rules is edited clause by clause', () => {
  test('each alternative is a clause', () => {
    expect(sources(rules)).toEqual([['Supply.4|6', 'Enclosure.amps >= 25'], ['Length.value<10']]);
  });
  test('one is changed; the others stay as they are written', () => {
    expect(withClause(panel, rules, { rule: 0, alternative: 0 }, 'Supply.6')).toEqual([
      'Supply.6:Enclosure.amps >= 25',
      'Length.value<10',
    ]);
    expect(withClause(panel, rules, { rule: 9, alternative: 0 }, 'Supply.6')).toBe(rules);
  });
  test('one is taken out; the last of a rule takes the rule with it', () => {
    expect(withoutClause(panel, rules, { rule: 0, alternative: 1 })).toEqual(['Supply.4|6', 'Length.value<10']);
    expect(withoutClause(panel, rules, { rule: 1, alternative: 0 })).toEqual(['Supply.4|6:Enclosure.amps >= 25']);
    expect(withoutClause(panel, rules, { rule: 9, alternative: 0 })).toBe(rules);
    const three = ['Supply.4:Supply.6:Length.value<10', 'Supply.4', 'Supply.6'];
    expect(withoutClause(panel, three, { rule: 0, alternative: 0 })).toEqual([
      'Supply.6:Length.value<10',
      'Supply.4',
      'Supply.6',
    ]);
    expect(withoutClause(panel, three, { rule: 1, alternative: 0 })).toEqual([three[0], 'Supply.6']);
  });
  test('and, or, either', () => {
    expect(withAnd(['Supply.4'], 'Supply.6')).toEqual(['Supply.4', 'Supply.6']);
    expect(withOr(['Length.value<1', 'Supply.4'], 'Supply.6')).toEqual(['Length.value<1', 'Supply.4:Supply.6']);
    expect(withOr([], 'Supply.6')).toEqual(['Supply.6']);
    expect(withEither(['Length.value<1', 'Supply.4'], 'Supply.6')).toEqual([
      'Length.value<1:Supply.6',
      'Supply.4:Supply.6',
    ]);
    expect(withEither([], 'Supply.6')).toEqual(['Supply.6']);
  });
  test('every rule of every configurator: a clause written anew from its pieces means the same', () => {
    fc.assert(
      fc.property(configuratorsOfEveryKind(), (configurator) => {
        for (const { statement } of statementsOf(configurator)) {
          const list = 'rules' in statement ? statement.rules : [];
          for (const clause of clausesOf(configurator, list)) {
            const again = withClause(configurator, list, clause, clauseText(clause.shape));
            expect(again.map((rule) => meaningOf(configurator, rule))).toEqual(
              list.map((rule) => meaningOf(configurator, rule)),
            );
          }
        }
      }),
      { numRuns: 60, seed: 279 },
    );
  });
});

describe('a clause is built from its pieces', () => {
  const order = ['4', '6', 'a|b'];
  const naming = (codes: readonly string[]): string => clauseText({ is: 'codes', group: 'Supply', codes });
  test('options are toggled, and stand in the order of the group', () => {
    const one = withCodeToggled([], '6', order);
    expect(naming(one)).toBe('Supply.6');
    const two = withCodeToggled(one, '4', order);
    expect(naming(two)).toBe('Supply.4|6');
    expect(naming(withCodeToggled([...two, 'gone'], 'a|b', order))).toBe('Supply.4|6|"a|b"|gone');
    expect(naming(withCodeToggled(one, '6', order))).toBe('Supply');
  });
  test('a blank code is one as any other', () => {
    expect(clauseText({ is: 'codes', group: 'Enclosure', codes: [''] })).toBe('Enclosure.""');
    expect(shapeOf(panel, 'Enclosure.')).toEqual({ is: 'codes', group: 'Enclosure', codes: [''] });
  });
  const amps = { text: 'Enclosure.amps', named: { group: 'Enclosure', attribute: 'amps' } };
  test.each<[string, object]>([
    ['Supply', { is: 'begun', group: 'Supply' }],
    ['Supply.4', { is: 'codes', group: 'Supply', codes: ['4'] }],
    ['Supply . 4', { is: 'unreadable', source: 'Supply . 4' }],
    ['Enclosure.amps>=12.5', { is: 'comparison', left: amps, operator: '>=', right: '12.5' }],
    [measuringText('Enclosure', 'amps'), { is: 'comparison', left: amps, operator: '>=', right: '' }],
    ['Enclosure.amps>2x', { is: 'comparison', left: amps, operator: '>', right: '2x' }],
    ['Enclosure.amps=steel', { is: 'comparison', left: amps, operator: '=', right: '"steel"' }],
    [
      'sum(Enclosure.amps + 2)<=Length.value',
      {
        is: 'comparison',
        left: { text: 'sum(Enclosure.amps + 2)', named: null },
        operator: '<=',
        right: 'Length.value',
      },
    ],
    [
      'sum(Enclosure.amps)<=',
      { is: 'comparison', left: { text: 'sum(Enclosure.amps)', named: null }, operator: '<=', right: '' },
    ],
    ['Nobody.4', { is: 'unreadable', source: 'Nobody.4' }],
    ['', { is: 'unreadable', source: '' }],
  ])('half or whole, "%s" is kept as a clause', (text, shape) => {
    expect(shapeOf(panel, text)).toEqual(shape);
    expect(shapeOf(panel, clauseText(shapeOf(panel, text)))).toEqual(shape);
  });
});

test.each(['<', '<=', '=', '>=', '>'])('a comparison that is begun with %s has its sign', (operator) => {
  const left = { text: 'Length.value', named: expect.objectContaining({ group: 'Length', attribute: 'value' }) };
  expect(shapeOf(panel, `Length.value${operator}`)).toEqual({ is: 'comparison', left, operator, right: '' });
  expect(shapeOf(panel, `Length.value${operator}Length.value`)).toMatchObject({
    left,
    operator,
    right: 'Length.value',
  });
});
