import { expect, test } from 'vitest';
import { brand, type Configurator, type FreeingChange, type Remedy, type SingleChange } from '../index.ts';
import { remedyWords } from './remedy-words.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '4X', price: 10 },
        { code: '4XG', price: 84 },
        { code: '4XS', name: 'stainless', price: null },
      ],
    },
    { name: 'Alarm', options: [{ code: 'A0' }, { code: 'AB' }] },
    { name: 'Options', multiselect: true, options: [{ code: 'E' }] },
    { name: 'Cord length', kind: 'number', min: 0, max: 100, unit: 'ft' },
    { name: 'Tag', kind: 'text' },
    { name: 'Backup float', kind: 'assembly', part: 'float', optional: true },
    { name: 'Lead float', kind: 'assembly', part: 'float' },
  ],
  parts: {
    float: {
      configGroups: [
        { name: 'Switch', options: [{ code: 'W', name: 'wide angle' }, { code: 'N' }] },
        { name: 'Cord', kind: 'number', max: 50, unit: 'ft' },
        { name: 'Weight', kind: 'assembly', part: 'weight' },
      ],
    },
    weight: { configGroups: [{ name: 'Mass', options: [{ code: '1' }, { code: '2' }] }] },
  },
};
const remedy = (to: string, rest: Partial<Remedy> = {}): Remedy => ({
  change: { kind: 'switch', group: 'Enclosure', from: '4X', to, selection: [] },
  costs: null,
  losses: [],
  ...rest,
});
const words = (one: Remedy, ...misfits: string[]): string =>
  remedyWords(
    configurator,
    'Options',
    one,
    new Set(misfits),
    (cents) => `$${cents / 100}${cents % 10 === 0 && cents % 100 !== 0 ? '0' : ''}`,
  );

test.each<[Remedy['costs'], string]>([
  [brand(7400), 'Switch enclosure to 4XG, +$74'],
  [brand(7450), 'Switch enclosure to 4XG, +$74.50'],
  [brand(-7400), 'Switch enclosure to 4XG, −\u2060$74'],
  [brand(0), 'Switch enclosure to 4XG'],
  ['on-request', 'Switch enclosure to 4XG, price on request'],
  [null, 'Switch enclosure to 4XG'],
])('%s more is said so', (costs, expected) => expect(words(remedy('4XG', { costs }))).toBe(expected));

test('an option is called by its words', () => {
  expect(words(remedy('4XS'))).toBe('Switch enclosure to stainless');
});

test('where the choice is too small, another one fits', () => {
  expect(words(remedy('4XS', { costs: brand(7400) }), 'Enclosure')).toBe('Stainless fits, +$74');
  expect(words(remedy('4XG'), 'Enclosure')).toBe('Enclosure 4XG fits');
  expect(words(remedy('4XG'), 'Alarm')).toBe('Switch enclosure to 4XG');
});

test('what gets worse is said before the price, in the words of the maker where there are some', () => {
  const losses = [
    { group: 'Enclosure', of: 'weather', better: 'more', text: 'not for outdoors' },
    { group: 'Enclosure', of: 'dust', better: 'more' },
    { group: 'Enclosure', of: 'noise', better: 'less' },
  ] as const;
  expect(words(remedy('4XG', { losses, costs: brand(-3600) }))).toBe(
    'Switch enclosure to 4XG, not for outdoors, lower dust, higher noise, −\u2060$36',
  );
});

test('another kind does not fit: it is told as what it is, and once', () => {
  const losses = ['phases', 'volts'].map(
    (of) => ({ group: 'Enclosure', of, better: 'same', text: 'only where the site has it' }) as const,
  );
  expect(words(remedy('4XS', { losses }), 'Enclosure')).toBe(
    'Switch enclosure to stainless, only where the site has it',
  );
});

const inFloat = (change: SingleChange): FreeingChange => ({
  kind: 'in-part',
  group: 'Backup float',
  change,
  selection: [],
});

test.each<[FreeingChange, string]>([
  [{ kind: 'switch', group: 'Enclosure', from: '4X', to: '4XG', selection: [] }, 'Switch enclosure to 4XG'],
  [{ kind: 'select', group: 'Alarm', code: 'AB', selection: [] }, 'Choose alarm AB'],
  [{ kind: 'select', group: 'Alarm', code: 'AB', replaces: 'A0', selection: [] }, 'Switch alarm to AB'],
  [{ kind: 'unselect', group: 'Options', code: 'E', selection: [] }, 'Take off E'],
  [{ kind: 'unselect', group: 'Alarm', code: 'A0', selection: [] }, 'Take off alarm A0'],
  [{ kind: 'set-value', group: 'Cord length', value: 30, selection: [] }, 'Set cord length to 30 ft'],
  [{ kind: 'set-value', group: 'Alarm', value: 30, selection: [] }, 'Set alarm to 30'],
  [{ kind: 'clear', group: 'Tag', selection: [] }, 'Clear tag'],
  [{ kind: 'clear', group: 'Backup float', selection: [] }, 'Leave out backup float'],
  [{ kind: 'clear', group: 'Lead float', selection: [] }, 'Clear lead float'],
  [inFloat({ kind: 'set-value', group: 'Cord', value: 30 }), 'Backup float: set cord to 30 ft'],
  [inFloat({ kind: 'switch', group: 'Switch', from: 'N', to: 'W' }), 'Backup float: switch switch to wide angle'],
  [
    inFloat({ kind: 'in-part', group: 'Weight', change: { kind: 'select', group: 'Mass', code: '2' } }),
    'Backup float: weight: choose mass 2',
  ],
])('%o is offered as “%s”', (change, expected) => expect(words({ change, costs: null, losses: [] })).toBe(expected));
