import { expect, test } from 'vitest';
import type { Configurator } from '../data/configurator.ts';
import { evaluate, parseModelNumber } from '../index.ts';
import { readRule, ruleAsker } from './ask-rule.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3', attributes: { volts: 240 } }] },
    { name: 'Control power', showIf: ['Supply.3'], options: [{ code: '', selected: true }, { code: 'CT' }] },
  ],
};

test.each<[string, string, boolean]>([
  ['3', 'Supply.3', true],
  ['3', 'Supply.1', false],
  ['3', 'Supply.1|3', true],
  ['3', 'Supply.1:Control power.', true],
  ['3', 'Control power.', true],
  ['3-CT', 'Control power.', false],
  ['3-CT', 'Control power.CT', true],
  ['3', 'Supply.volts>=240', true],
  ['1', 'Supply.volts>=240', false],
  ['1', 'Control power.', false],
])('of %s, %s: %s', (number, rule, holds) => {
  const parsed = parseModelNumber(configurator, number);
  if (!parsed.ok) throw new Error(number);
  expect(ruleAsker(configurator, evaluate(configurator, parsed.selection))(rule)).toBe(holds);
});

test.each([
  ['sum(2*Supply.volts + 5)>=100', ['Supply']],
  ['sum(Supply.volts + Control power.amps)>=100', ['Supply', 'Control power']],
  ['sum(volts)>=100', ['Supply', 'Control power']],
])('%s asks %s', (rule, groups) => {
  expect(readRule(configurator, rule)).toEqual({ groups, faults: [] });
});

test('a rule names its groups, and what is wrong with it', () => {
  expect(readRule(configurator, 'Supply.1:Control power.CT')).toEqual({
    groups: ['Supply', 'Control power'],
    faults: [],
  });
  expect(readRule(configurator, 'Supply.9:Suply.1:Supply').faults).toEqual([
    'Supply has no option "9"',
    'no group of "Suply.1"',
    '"Supply" cannot be read',
  ]);
});

test('a rule may ask who asks, which is no group; a value that the fact never has is a fault', () => {
  const asked: Configurator = { ...configurator, context: [{ name: 'market', values: ['US', 'CA'], default: 'US' }] };
  expect(readRule(asked, '@market.CA')).toEqual({ groups: [], faults: [] });
  expect(readRule(asked, '@market.MX').faults).toEqual(['@market is never "MX"']);
});
