import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { attributeUses, kindOfGroup, withKind } from '../index.ts';

const several: ConfigGroup = {
  name: 'Options',
  multiselect: true,
  maxSelect: 3,
  anyOrder: true,
  optionSeparator: '',
  showIf: ['Supply.4'],
  printed: false,
  specText: 'With {value}.',
  options: [{ code: 'A', price: 3 }],
};

test('a group of no kind is one to choose of, and each kind is told', () => {
  expect(kindOfGroup({ name: 'A' })).toBe('one');
  expect(kindOfGroup(several)).toBe('several');
  expect(kindOfGroup({ name: 'A', kind: 'sequence' })).toBe('sequence');
});
test('another kind keeps place, name, rules, print and options, and leaves out what only the one before means', () => {
  const kept = { name: 'Options', showIf: ['Supply.4'], printed: false, specText: 'With {value}.' };
  expect(withKind(several, 'one')).toEqual({ ...kept, options: several.options });
  expect(withKind(several, 'sequence')).toEqual({
    ...kept,
    kind: 'sequence',
    optionSeparator: '',
    options: several.options,
  });
  expect(withKind(several, 'number')).toEqual({ ...kept, kind: 'number' });
  expect(withKind({ name: 'A', kind: 'number', min: 1, pricePerUnit: 2 }, 'text')).toEqual({
    name: 'A',
    kind: 'text',
    pricePerUnit: 2,
  });
  expect(withKind({ name: 'A', kind: 'text' }, 'several')).toEqual({ name: 'A', multiselect: true, options: [] });
});
test('the same kind again changes nothing', () => {
  expect(withKind(several, 'several')).toBe(several);
});
test('an attribute is asked by its group, by a sum over all groups, and by a limit of the group itself', () => {
  const configurator: Configurator = {
    configGroups: [
      { name: 'Supply', options: [{ code: '6', disableIf: ['Enclosure.amps<25'] }] },
      { name: 'Enclosure', limits: [{ of: 'amps', max: 40 }], options: [{ code: '1', attributes: { amps: 25 } }] },
      { name: 'Motor', limits: [{ of: 'amps', max: 9 }], options: [{ code: '1', enableIf: ['Motor.amps>=2'] }] },
    ],
    facts: [{ name: 'Load', values: [{ measure: 'sum(amps)' }] }],
    requires: [{ then: ['sum(2*kg)<=9'] }],
  };
  const asked = (group: string, attribute: string) =>
    attributeUses(configurator, group, attribute).map(
      ({ group: of, option, fact }) => fact ?? option ?? of ?? 'number',
    );
  expect(asked('Enclosure', 'amps')).toEqual(['6', 'Enclosure', 'Load']);
  expect(asked('Supply', 'kg')).toEqual(['number']);
  expect(asked('Supply', 'watts')).toEqual([]);
});
