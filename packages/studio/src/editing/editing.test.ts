import type { Configurator } from '@millrace/configurator';
import { configurator as schema } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { groupOf, optionOf, readConfigurator, soundMaker, withGroup, withOption } from '../index.ts';

const panel: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '4' }, { code: '6', enableIf: ['Enclosure.amps>=25'] }] },
    { name: 'Enclosure', options: [{ code: '1', attributes: { amps: 25 } }] },
  ],
};

test.each([
  ['none', null],
  ['a text', 'configGroups'],
  ['groups that are no list', { configGroups: {} }],
  ['a group that is none', { configGroups: [null] }],
  ['a group without a name', { configGroups: [{ options: [] }] }],
  ['options that are no list', { configGroups: [{ name: 'A', options: 'a' }] }],
  ['an option without a code', { configGroups: [{ name: 'A', options: [{ price: 1 }] }] }],
])('%s cannot be shown as groups and options', (_, value) => {
  expect(readConfigurator(value)).toBeNull();
});
test('a configurator that its schema refuses can be shown all the same, as it is', () => {
  const typed = { configGroups: [{ name: '', options: [{ code: 'a', price: 'dear' }] }], wrong: 1 };
  expect(readConfigurator(typed)).toBe(typed);
  expect(readConfigurator({ configGroups: [] })).toEqual({ configGroups: [] });
});
test('a group and an option are found by name and code', () => {
  expect(groupOf(panel, 'Enclosure')).toBe(panel.configGroups[1]);
  expect(groupOf(panel, null)).toBeUndefined();
  expect(optionOf(panel, 'Supply', '6')?.enableIf).toEqual(['Enclosure.amps>=25']);
  expect(optionOf(panel, 'Enclosure', '6')).toBeUndefined();
});
test('a change of one option leaves all else the same objects', () => {
  const next = withOption(panel, 'Supply', '4', (option) => ({ ...option, price: 5 }));
  expect(optionOf(next, 'Supply', '4')).toEqual({ code: '4', price: 5 });
  expect(next.configGroups[1]).toBe(panel.configGroups[1]);
  expect(optionOf(next, 'Supply', '6')).toBe(optionOf(panel, 'Supply', '6'));
});
test('what changes nothing, or names nothing, gives the same configurator', () => {
  expect(withOption(panel, 'Supply', '4', (option) => option)).toBe(panel);
  expect(withOption(panel, 'Supply', '9', (option) => ({ ...option, price: 5 }))).toBe(panel);
  expect(withGroup(panel, 'Door', (group) => ({ ...group, printed: false }))).toBe(panel);
});
/** As the office asks the schema. */
const soundOf = soundMaker((configurator) => schema.safeParse(configurator).success);
const withRule = (rule: string): Configurator =>
  withOption(panel, 'Supply', '6', (option) => ({ ...option, enableIf: [rule] }));

test('a configurator in which nothing is wrong is tried as it is', () => {
  const next = withOption(panel, 'Supply', '4', (option) => ({ ...option, price: 5 }));
  expect(soundOf(next, panel)).toBe(next);
});
test.each(['Enclo', 'Door.1', 'Supply.', 'Supply.48', 'Enclosure.amps>='])(
  'while the rule %j is typed the option has its rule of before, and changes elsewhere count',
  (rule) => {
    const typed = withOption(withRule(rule), 'Enclosure', '1', (option) => ({ ...option, price: 5 }));
    const sound = soundOf(typed, panel);
    expect(optionOf(sound, 'Supply', '6')).toBe(optionOf(panel, 'Supply', '6'));
    expect(optionOf(sound, 'Enclosure', '1')?.price).toBe(5);
  },
);
test('what its schema refuses stands as before, and what is new and never was sound is left out', () => {
  const typed = readConfigurator({
    ...panel,
    prefix: 5,
    configGroups: [
      {
        name: 'Supply',
        max: 'much',
        options: [{ code: '4', price: 'dear' }, { code: '9', price: 'dear' }, { code: '6' }],
      },
      { name: '', options: [] },
    ],
  });
  const { configGroups, prefix } = soundOf(typed ?? panel, { ...panel, prefix: 'TD' });
  expect(configGroups).toEqual([{ name: 'Supply', options: [{ code: '4' }, { code: '6' }] }]);
  expect(prefix).toBe('TD');
});
test('a rule of a group holds the group back, not its options; a rule of the whole number holds what it needs', () => {
  const typed = withGroup(
    withOption(panel, 'Supply', '4', (option) => ({ ...option, price: 5 })),
    'Supply',
    (group) => ({
      ...group,
      optional: true,
      showIf: ['Encl'],
    }),
  );
  const [supply] = soundOf({ ...typed, requires: [{ then: ['Supply.'] }] }, panel).configGroups;
  expect(supply).toEqual({ name: 'Supply', options: [{ code: '4', price: 5 }, panel.configGroups[0]?.options?.[1]] });
  expect(soundOf({ ...typed, requires: [{ then: ['Supply.'] }] }, panel).requires).toBeUndefined();
});
test('bounds of limits and measures of facts are looked at', () => {
  const limited = (max: string) => withGroup(panel, 'Supply', (group) => ({ ...group, limits: [{ of: 'amps', max }] }));
  for (const max of ['Enclosure.amps', 'Enclosure']) expect(soundOf(limited(max), panel)).toEqual(limited(max));
  expect(soundOf(limited('Enclosure.'), panel)).toEqual(panel);
  expect(soundOf({ ...panel, facts: [{ name: 'F', values: [{ measure: 'sum(' }] }] }, panel)).toEqual(panel);
});
test.each<[string, Configurator]>([
  [
    'the condition of a limit',
    withGroup(panel, 'Supply', (group) => ({ ...group, limits: [{ if: ['Encl'], of: 'amps', max: 5 }] })),
  ],
  [
    'the lower bound of a limit',
    withGroup(panel, 'Supply', (group) => ({ ...group, limits: [{ of: 'amps', min: 'Enclosure.', max: 5 }] })),
  ],
  ['the condition of what a number needs', { ...panel, requires: [{ if: ['Encl'], then: ['Supply.4'] }] }],
])('%s is looked at', (_, typed) => {
  expect(soundOf(typed, panel)).toEqual(panel);
});
test('a group is looked at without its options', () => {
  const typed = withOption(
    withGroup(panel, 'Enclosure', (group) => ({ ...group, optional: true })),
    'Enclosure',
    '1',
    (option) => ({ ...option, price: 'dear' as never }),
  );
  expect(groupOf(soundOf(typed, panel), 'Enclosure')).toEqual({ ...panel.configGroups[1], optional: true });
});
test('only what has changed is looked at again', () => {
  let asked = 0;
  const counting = soundMaker(() => ++asked > 0);
  const askedFor = (configurator: Configurator): number => {
    const before = asked;
    counting(configurator, panel);
    return asked - before;
  };
  // Three options, two groups and the rest; then one option, its group and the rest.
  expect(askedFor(panel)).toBe(6);
  expect(askedFor(withOption(panel, 'Supply', '4', (option) => ({ ...option, price: 5 })))).toBe(3);
});
