import {
  brand,
  type Cents,
  type Configurator,
  evaluate,
  initialSelection,
  type Selection,
  setQuantity,
  setValue,
  toggleOption,
} from '@millrace/configurator';
import { isCounted } from '@millrace/configurator/words';
import { describe, expect, test } from 'vitest';
import { optionPrice, priceLine, priceParts, quantityWords } from './price-words.ts';

const configurator: Configurator = {
  adderPrice: 100,
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '1', price: 0 },
        { code: '3', price: 120, description: 'three-phase' },
        { code: 'R', price: null },
      ],
    },
    {
      name: 'Relays',
      multiselect: true,
      options: [{ code: 'S', price: 72, maxQty: 2, isQtyPrefix: true, description: 'seal-fail relay' }],
    },
    { name: 'Cord', kind: 'number', min: 10, max: 500, unit: 'ft', pricePerUnit: 0.85, optional: true },
    { name: 'Cable', options: [{ code: '20', price: 48 }] },
  ],
};
const context = { model: null, phone: '701-555-0142', signedIn: false };
type Step = (selection: ReturnType<typeof initialSelection>) => ReturnType<typeof initialSelection>;
const click =
  (group: string, code: string): Step =>
  (now) =>
    toggleOption(configurator, now, group, code);
const after = (...steps: Step[]) =>
  evaluate(
    configurator,
    steps.reduce((now, step) => step(now), initialSelection(configurator)),
  );
const whole = after(click('Supply', '3'), click('Cable', '20'));

describe('the price line', () => {
  test('says how many are to choose, and which is next', () => {
    expect(priceLine(configurator, after(), context)).toMatchObject({ text: '2 to choose: Supply', group: 'Supply' });
    expect(priceLine(configurator, after(click('Supply', '1')), context)).toMatchObject({
      text: '1 chosen, 1 to choose: Cable',
    });
  });
  test('then the sum', () => {
    expect(priceLine(configurator, whole, context)).toEqual({ kind: 'price', label: 'List price', text: '$268.00' });
  });
  test('a catalogue model’s price wins, and its part number is named', () => {
    const model = { partNumber: '7204455', price: brand<Cents>(25000) };
    expect(priceLine(configurator, whole, { ...context, model })).toEqual({
      kind: 'price',
      label: 'List price, catalogue part 7204455',
      text: '$250.00',
    });
    expect(priceLine(configurator, whole, { ...context, model, signedIn: true }).label).toBe('List price');
  });
  test('what the number does not print is added to a catalogue model’s price, and said', () => {
    const withSpares: Configurator = {
      ...configurator,
      configGroups: [
        ...configurator.configGroups,
        { name: 'Spares', printed: false, multiselect: true, options: [{ code: 'F', price: 9.5 }] },
      ],
    };
    const chosen = evaluate(withSpares, [[0, 1, 0], [0], [], [1], [1]]);
    const model = { partNumber: '7204455', price: brand<Cents>(25000) };
    expect(priceLine(withSpares, chosen, { ...context, model })).toEqual({
      kind: 'price',
      label: 'List price, part 7204455 and extras',
      text: '$259.50',
    });
    const own = { ...withSpares, privateLabel: true };
    expect(priceLine(own, evaluate(own, chosen.selection), { ...context, model }).text).toBe('$359.50');
  });
  test('a price of zero, or on request, says whom to call', () => {
    const text = 'For Pricing Call: 701-555-0142';
    expect(priceLine(configurator, after(click('Supply', 'R'), click('Cable', '20')), context)).toMatchObject({
      kind: 'call',
      text,
    });
    expect(
      priceLine(configurator, whole, { ...context, model: { partNumber: '1', price: brand<Cents>(0) } }),
    ).toMatchObject({
      kind: 'call',
      text,
    });
  });
  test('a number outside its bounds is named with them', () => {
    const selection = setValue(configurator, initialSelection(configurator), 'Cord', 5);
    const evaluation = evaluate(
      configurator,
      toggleOption(configurator, toggleOption(configurator, selection, 'Supply', '1'), 'Cable', '20'),
    );
    expect(priceLine(configurator, evaluation, context)).toMatchObject({ kind: 'choose', text: 'Cord: 10 to 500' });
  });
});

test('what makes the price: the basic price, what costs something under the code the number prints, amounts by the unit', () => {
  const selection = [click('Supply', '3'), click('Relays', 'S')].reduce(
    (now, step) => step(now),
    initialSelection(configurator),
  );
  const both = setValue(configurator, setQuantity(configurator, selection, 'Relays', 'S', 2), 'Cord', 50);
  expect(
    priceParts(configurator, evaluate(configurator, both)).map(({ code, text, amount }) => [code, text, amount]),
  ).toEqual([
    ['', 'Basic price', '100.00'],
    ['3', 'Three-phase', '120.00'],
    ['2S', '2 × seal-fail relay', '144.00'],
    ['50', 'Cord, 50 ft', '42.50'],
  ]);
});

test('an option’s row shows its price with its quantity, or that it is on request', () => {
  const [supply, relays] = whole.groups;
  expect(supply?.options.map(optionPrice)).toEqual(['0.00', '+120.00', 'on request']);
  expect(relays?.options.map(optionPrice)).toEqual(['+72.00']);
});
test('a quantity is asked for only where the maker counts', () => {
  const state = whole.groups[1]?.options[0];
  if (state === undefined) throw new Error('no option');
  expect(quantityWords({ code: 'S', isQtyPrefix: true, maxQty: 2 }, state)).toBe('72.00 each, up to 2');
  expect(isCounted({ code: 'S' }, { ...state, maxQuantity: 20 })).toBe(false);
  expect(isCounted({ code: 'S', maxQty: 4 }, { ...state, maxQuantity: 4 })).toBe(true);
});

test('every entry of a sequence and a text have a line of the price', () => {
  const config: Configurator = {
    configGroups: [
      { name: 'Rail', kind: 'sequence', options: [{ code: 'K', price: 3 }, { code: 'R', price: null }, { code: 'P' }] },
      { name: 'Tag', kind: 'text', pricePerUnit: 1.5 },
    ],
  };
  const parts = priceParts(config, evaluate(config, [['K', 'P', 'R', 'K'], ['AB C']]));
  expect(parts.map(({ code, text, amount }) => [code, text, amount])).toEqual([
    ['K', 'K', '3.00'],
    ['R', 'R', 'on request'],
    ['K', 'K', '3.00'],
    ['', 'Tag AB C', '6.00'],
  ]);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(4);
});

test('a part of an assembly is one line of the price, also on request', () => {
  const part: Configurator = {
    configGroups: [
      {
        name: 'Switch',
        options: [
          { code: 'W', price: 20 },
          { code: 'R', price: null },
        ],
      },
    ],
  };
  const config: Configurator = { parts: { part }, configGroups: [{ name: 'Float', kind: 'assembly', part: 'part' }] };
  const told = (code: number[]) =>
    priceParts(config, evaluate(config, [[[code]]])).map(({ code: own, text, amount }) => [own, text, amount]);
  expect(told([1, 0])).toEqual([['W', 'Float', '20.00']]);
  expect(told([0, 1])).toEqual([['R', 'Float', 'on request']]);
  expect(told([0, 0])).toEqual([]);
});

test('the price line counts what is to choose in a part, and says what else stands against it', () => {
  const part: Configurator = {
    configGroups: [
      { name: 'Switch', options: [{ code: 'W' }] },
      { name: 'Seal', options: [{ code: 'S' }] },
      { name: 'Cord', kind: 'number', min: 10, max: 50 },
    ],
  };
  const config: Configurator = { parts: { part }, configGroups: [{ name: 'Float', kind: 'assembly', part: 'part' }] };
  const line = (own: Selection | null) =>
    priceLine(config, evaluate(config, [own === null ? [] : [own]]), { model: null, phone: '', signedIn: false });
  expect(line(null)).toMatchObject({ text: '3 to choose: Float: Switch', group: 'Float' });
  expect(line([[1], [0], [20]])).toMatchObject({ text: '1 to choose: Float: Seal', group: 'Float' });
  expect(line([[1], [1], [70]])).toMatchObject({ text: 'Float: Cord: 10 to 50', group: 'Float' });
});
