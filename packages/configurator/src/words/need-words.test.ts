import { expect, test } from 'vitest';
import { type Configurator, evaluate, initialSelection, toggleOption } from '../index.ts';
import { chosenIn } from './misfits.ts';
import { needWords } from './need-words.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '4X', name: 'NEMA 4X', attributes: { amps: 18 } },
        { code: '4XG', name: 'NEMA 4XG', attributes: { amps: 32 } },
        { code: 'Z' },
      ],
    },
    { name: 'Alarm', options: [{ code: 'AB', name: 'horn' }] },
  ],
};
const needs = (rules: readonly string[], ...codes: string[]) => {
  const selection = codes.reduce(
    (now, code) => toggleOption(configurator, now, 'Enclosure', code),
    initialSelection(configurator),
  );
  return needWords(configurator, rules, chosenIn(configurator, evaluate(configurator, selection)), '17–25 A');
};

test.each([
  ['the choice that is too small is blamed', ['Enclosure.amps>=25'], ['4X'], 'NEMA 4X is too small for 17–25 A'],
  ['so is one that is too large', ['Enclosure.amps<=25'], ['4XG'], 'NEMA 4XG is too large for 17–25 A'],
  ['before there is a choice the need is told', ['Enclosure.amps>=25'], [], 'Needs enclosure of at least 25 amps'],
  [
    'a choice without the attribute is not blamed',
    ['Enclosure.amps>=25'],
    ['Z'],
    'Needs enclosure of at least 25 amps',
  ],
  ['what holds is passed over', ['Enclosure.amps>=10', 'Alarm.AB'], ['4X'], 'Needs horn'],
  ['both are told', ['Enclosure.amps>=25', 'Alarm.AB'], ['4X'], 'NEMA 4X is too small for 17–25 A. Needs horn'],
])('%s', (_rule, rules, codes, words) => expect(needs(rules, ...codes)).toBe(words));
