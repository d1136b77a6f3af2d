import {
  brand,
  type Cents,
  type ConfigOption,
  type Configurator,
  evaluate,
  initialSelection,
  type Missing,
  type OptionState,
} from '@millrace/configurator';
import { expect, test } from 'vitest';
import { listPrice, onePrice, optionPrice, priceLine, priceParts, quantityWords } from './price-words.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '1', price: 5 }, { code: '3' }] },
    { name: 'Lamp', options: [{ code: 'L', description: 'pilot lamp', selected: true }] },
    { name: 'Float', kind: 'assembly', part: 'float', optional: true },
  ],
  parts: { float: { configGroups: [{ name: 'Switch', options: [{ code: 'W', selected: true }] }] } },
};
const evaluation = evaluate(configurator, initialSelection(configurator));
const context = { model: null, phone: '701-555-0142', signedIn: false };
const lineOf = (...missing: Missing[]) => priceLine(configurator, { ...evaluation, missing }, context);

test.each<[string, Missing, string, string | null]>([
  ['a choice', { code: 'choose', group: 'Supply' }, '1 to choose: Supply', 'Supply'],
  [
    'a number, with its bounds',
    { code: 'number-outside-bounds', group: 'Cord', value: 9, bounds: { min: 10, max: 50.5, step: 0.5 } },
    'Cord: 10 to 50.5',
    'Cord',
  ],
  [
    'a requirement, in its own words',
    { code: 'requirement', if: [], then: ['Lamp.L'], text: 'Take a lamp' },
    'Take a lamp',
    null,
  ],
  ['a requirement, in those of its rule', { code: 'requirement', if: [], then: ['Lamp.L'] }, 'Needs pilot lamp', null],
  ['a table', { code: 'table', table: 'Sizes' }, 'This combination is not made: change a choice', null],
  ['too few', { code: 'too-few', group: 'Relays' }, 'More of Relays needed', 'Relays'],
  [
    'a part that lacks nothing that can be told',
    { code: 'assembly', group: 'Float' },
    'Float: not complete yet',
    'Float',
  ],
  ['a part of a group that is none', { code: 'assembly', group: 'Supply' }, 'Supply: not complete yet', 'Supply'],
  ['a number of the catalogue', { code: 'not-in-catalogue' }, 'Not a catalogue model: change a choice', null],
])('the price line names what is missing: %s', (_, missing, text, group) => {
  expect(lineOf(missing)).toEqual({ kind: 'choose', label: 'List price', text, group });
});

test('the first of what is missing is named', () => {
  expect(lineOf({ code: 'not-in-catalogue' }, { code: 'too-few', group: 'Relays' })).toMatchObject({ group: null });
  expect(lineOf({ code: 'too-few', group: 'Relays' }, { code: 'not-in-catalogue' })).toMatchObject({ group: 'Relays' });
});

test.each([
  ['on request', null],
  ['of nothing', 0],
])('a sum %s says whom to call', (_, cents) => {
  const total = cents === null ? null : brand<Cents>(cents);
  expect(priceLine(configurator, { ...evaluation, missing: [], total }, context)).toEqual({
    kind: 'call',
    label: 'Price on request',
    text: 'For Pricing Call: 701-555-0142',
  });
});

test('a sum is that of the choices, unless a catalogue product has a price of its own', () => {
  const whole = { ...evaluation, total: brand<Cents>(700) };
  expect(listPrice(configurator, whole, null)).toBe(700);
  expect(listPrice(configurator, whole, { partNumber: '1', price: null })).toBeNull();
});

const state = (given: Partial<OptionState>): OptionState => ({
  ...{ code: 'S', selected: true, quantity: 1, maxQuantity: 1, quantityFixed: false },
  ...{ enabled: true, fixed: false, price: brand<Cents>(0), reasons: [], ...given },
});
const cents = (price: number | null) => ({ price: price === null ? null : brand<Cents>(price) });

test.each([
  ['on request', null, 1, 'on request', 'on request'],
  ['nothing', 0, 1, '0.00', '0.00'],
  ['a cent', 1, 1, '+0.01', '+0.01'],
  ['less than nothing', -250, 1, '−2.50', '−2.50'],
  ['of one not chosen', 7200, 0, '+72.00', '+72.00'],
  ['of three', 7200, 3, '+216.00', '+72.00'],
])('the price of an option, and of one more: %s', (_, price, quantity, all, one) => {
  const given = state({ ...cents(price), quantity });
  const plain = (text: string) => text.replace('-', '−');
  expect([plain(optionPrice(given)), plain(onePrice(given))]).toEqual([all, one]);
});

test.each([
  ['one that is counted', { code: 'S', maxQty: 4 }, 7200, 4, '72.00 each, up to 4'],
  ['one that is counted, on request', { code: 'S', maxQty: 4 }, null, 4, 'Up to 4'],
  ['one that is taken once', { code: 'S' }, 7200, 1, ''],
])('the words under %s', (_, option, price, maxQuantity, words) => {
  expect(quantityWords(option, state({ ...cents(price), maxQuantity }))).toBe(words);
});

const names: ConfigOption = { code: 'K', price: 1, selected: true };
test.each<[string, Partial<ConfigOption>, boolean, string]>([
  ['its code', {}, false, 'K'],
  ['its name before its code', { name: 'knob' }, false, 'Knob'],
  ['its shown name before that', { name: 'knob', displayName: 'big knob' }, false, 'Big knob'],
  ['its description before all', { name: 'knob', displayName: 'big knob', description: 'red knob' }, false, 'Red knob'],
  [
    'its other description under a private label',
    { description: 'red knob', altDescription: 'our knob' },
    true,
    'Our knob',
  ],
  ['not its other description else', { description: 'red knob', altDescription: 'our knob' }, false, 'Red knob'],
  ['its own under a private label without another', { description: 'red knob' }, true, 'Red knob'],
])('a line of the price calls an option by %s', (_, given, privateLabel, text) => {
  const made: Configurator = { privateLabel, configGroups: [{ name: 'G', options: [{ ...names, ...given }] }] };
  const parts = priceParts(made, evaluate(made, initialSelection(made)));
  expect(parts).toEqual([{ key: 'G K', code: 'K', text, amount: '1.00' }]);
});

test('what costs nothing has no line, and neither has a group that is not shown', () => {
  const hidden: Configurator = {
    adderPrice: 0,
    configGroups: [
      { name: 'Free', options: [{ code: 'F', price: 0, selected: true }] },
      { name: 'Off', options: [{ code: 'O', price: 9 }] },
      { name: 'Gone', hideIf: ['Free.F'], options: [{ code: 'G', price: 9, selected: true }] },
    ],
  };
  expect(priceParts(hidden, evaluate(hidden, initialSelection(hidden)))).toEqual([]);
});

test('amounts of tables come last, also on request', () => {
  const tablePrices = [
    { table: 'Sizes', price: brand<Cents>(250) },
    { table: 'Seals', price: null },
  ];
  expect(priceParts(configurator, { ...evaluation, tablePrices }).slice(-2)).toEqual([
    { key: 'table Sizes', code: '', text: 'Sizes', amount: '2.50' },
    { key: 'table Seals', code: '', text: 'Seals', amount: 'on request' },
  ]);
});

test('an amount by the unit is told with the unit, where there is one', () => {
  const made = (unit?: string): Configurator => ({
    configGroups: [
      { name: 'Cord', kind: 'number', min: 1, max: 9, pricePerUnit: 2, ...(unit !== undefined && { unit }) },
    ],
  });
  const text = (config: Configurator) => priceParts(config, evaluate(config, [[3]])).map((part) => part.text);
  expect([text(made('ft')), text(made())]).toEqual([['Cord, 3 ft'], ['Cord, 3']]);
});
