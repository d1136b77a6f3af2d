import { type ConfigOption, type Configurator, finish } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import {
  mendsInSteps,
  type RuleOwner,
  ruleCostInSteps,
  rulesOf,
  shutOutBy,
  statesTheSame,
  type TriedNumber,
  withRules,
  withStatementsAs,
} from '../index.ts';

const panel = (
  motor: Partial<ConfigOption> = {},
  supply: readonly ConfigOption[] = [{ code: '3' }, { code: '6' }],
): Configurator => ({
  configGroups: [
    { name: 'Supply', options: supply },
    {
      name: 'Enclosure',
      options: [
        { code: '4X', attributes: { amps: 18 } },
        { code: '12', attributes: { amps: 25 } },
        { code: '4XL', attributes: { amps: 63 } },
      ],
    },
    { name: 'Motor', options: [{ code: '100' }, { code: '140', ...motor }] },
  ],
});
const owner: RuleOwner = { group: 'Motor', option: '140' };
const product = (number: string): TriedNumber => ({ number, partNumber: `7${number}`, mustBe: 'read' });
const numbers = [
  product('3-4X-140'),
  product('3-12-140'),
  product('6-4X-140'),
  product('3-4X-100'),
  product('no number'),
];
const costOf = (now: Configurator, before: Configurator, tried: readonly TriedNumber[] = numbers) => {
  const { lost, admitted } = finish(ruleCostInSteps(now, before, tried));
  return { lost: lost.map(({ number }) => number), admitted: admitted.map(({ number }) => number) };
};

describe('a rule costs', () => {
  test('the numbers that it refuses, and not those that were none before', () => {
    expect(costOf(panel({ enableIf: ['Enclosure.amps>=25'] }), panel())).toEqual({
      lost: ['3-4X-140', '6-4X-140'],
      admitted: [],
    });
    expect(costOf(panel(), panel())).toEqual({ lost: [], admitted: [] });
  });
  test('the numbers that it lets be, though they must be refused', () => {
    const tried: TriedNumber[] = [{ number: '3-4X-140', partNumber: null, mustBe: 'refused' }];
    expect(costOf(panel(), panel({ enableIf: ['Enclosure.amps>=25'] }), tried)).toEqual({
      lost: [],
      admitted: ['3-4X-140'],
    });
    expect(costOf(panel({ enableIf: ['Enclosure.amps>=25'] }), panel(), tried)).toEqual({ lost: [], admitted: [] });
  });
  test('what is compared with is the owner as another version states it', () => {
    const published = panel({ enableIf: ['Enclosure.amps>=18'] });
    const now = panel({ enableIf: ['Enclosure.amps>=25'], description: '9–14 A' });
    expect(rulesOf(withStatementsAs(now, owner, published), owner, 'enableIf')).toEqual(['Enclosure.amps>=18']);
    expect(withStatementsAs(now, owner, null).configGroups[2]?.options?.[1]).toEqual({
      code: '140',
      description: '9–14 A',
    });
    expect(statesTheSame(now, published, owner)).toBe(false);
    expect(statesTheSame(now, withStatementsAs(published, owner, now), owner)).toBe(true);
  });
  test('an empty list is taken out', () => {
    const now = withRules(panel({ enableIf: ['Supply.3'] }), owner, 'enableIf', []);
    expect(now.configGroups[2]?.options?.[1]).toEqual({ code: '140' });
    expect(withRules(now, { group: 'Motor', option: null }, 'showIf', ['Supply.3']).configGroups[2]?.showIf).toEqual([
      'Supply.3',
    ]);
  });
  test('the options that a comparison shuts out are named', () => {
    const now = panel({ enableIf: ['Enclosure.amps>=25', 'Supply.3'] });
    expect(shutOutBy(now, panel(), owner)).toEqual([{ group: 'Enclosure', codes: ['4X'] }]);
    expect(shutOutBy(now, now, owner)).toEqual([]);
  });
});

describe('a mend', () => {
  const mendsOf = (now: Configurator, before: Configurator, published: Configurator | null) => {
    const { lost } = finish(ruleCostInSteps(now, before, numbers));
    const mends = finish(mendsInSteps({ now, owner, before, lost }, published));
    for (const { change } of mends) expect(costOf(change(now), before).lost).toEqual([]);
    return mends.map(({ does, change }) => [does, change(now).configGroups[2]?.options?.[1]]);
  };
  test('of a comparison is the nearest value by which all fit', () => {
    expect(mendsOf(panel({ enableIf: ['Enclosure.amps>=63'] }), panel(), panel())).toEqual([
      ['Set 18 amps: all 3 fit', { code: '140', enableIf: ['Enclosure.amps>=18'] }],
      ['Take the rule out', { code: '140' }],
    ]);
  });
  test('of options that are needed names those of the lost numbers too', () => {
    const published = panel({ enableIf: ['Enclosure.4X|12|4XL'] });
    expect(mendsOf(panel({ enableIf: ['Enclosure.12|4XL'] }), published, published)).toEqual([
      ['With Enclosure 4X too: all 2 fit', { code: '140', enableIf: ['Enclosure.4X|12|4XL'] }],
      ['As published', { code: '140', enableIf: ['Enclosure.4X|12|4XL'] }],
    ]);
  });
  test('of options that are ruled out leaves those of the lost numbers', () => {
    expect(mendsOf(panel({ disableIf: ['Enclosure.12|4XL'] }), panel(), panel())).toEqual([
      ['Not for Enclosure 12: it fits', { code: '140', disableIf: ['Enclosure.4XL'] }],
      ['Take the rule out', { code: '140' }],
    ]);
  });
  test.each<[string, Partial<ConfigOption>, string, Partial<ConfigOption>]>([
    [
      'at most, is the next value above',
      { enableIf: ['Enclosure.amps<=10'] },
      'Set 25 amps: all 3 fit',
      { enableIf: ['Enclosure.amps<=25'] },
    ],
    ['above, is the next value below', { enableIf: ['Enclosure.amps>25'] }, 'Take the rule out', {}],
    [
      'that refuses at least, is the next value above',
      { disableIf: ['Enclosure.amps>=25'] },
      'Set 63 amps: it fits',
      { disableIf: ['Enclosure.amps>=63'] },
    ],
    [
      'that refuses below, is the next value below',
      { disableIf: ['Enclosure.amps<25'] },
      'Set 18 amps: all 2 fit',
      { disableIf: ['Enclosure.amps<18'] },
    ],
    ['that must be one value, is none', { enableIf: ['Enclosure.amps=63'] }, 'Take the rule out', {}],
    [
      'with another measure, is none',
      { enableIf: ['Enclosure.amps>=Supply.count'], disableIf: ['Supply.6', 'Supply.count=1'] },
      'Take the rule out',
      {},
    ],
  ])('of a comparison %s', (_, motor, does, mended) => {
    const [first] = mendsOf(panel(motor), panel(), panel());
    expect(first).toEqual([does, { code: '140', ...mended }]);
  });
  test('where nothing small helps, takes the rule out', () => {
    expect(mendsOf(panel({ disableIf: ['Supply.6'] }), panel(), null)).toEqual([
      ['Take the rule out', { code: '140' }],
    ]);
  });
});
