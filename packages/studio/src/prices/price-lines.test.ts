import type { ConfigGroup, ConfigOption, Configurator, Table } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { isPriced, type PriceLine, priceLines } from './price-lines.ts';

const lines = (now: Partial<Configurator>, published: Partial<Configurator> | null = null): PriceLine[] =>
  priceLines({ configGroups: [], ...now }, published === null ? null : { configGroups: [], ...published });
const group = (given: Partial<ConfigGroup>): Partial<Configurator> => ({ configGroups: [{ name: 'A', ...given }] });
const option = (given: Partial<ConfigOption>) => group({ options: [{ code: 'a', ...given }] });
const priced = (rows: Table['rows'], given: Partial<Table> = {}): Partial<Configurator> => ({
  tables: [{ name: 'T', columns: ['A'], gives: ['price'], rows, ...given }],
});

describe('in force, a line costs', () => {
  const rule = { if: ['B.x'], price: 2 };
  test.each<[string, Partial<Configurator>, Partial<Configurator> | null, (number | null | undefined)[]]>([
    ['the base price', { adderPrice: 5 }, { adderPrice: 4 }, [4]],
    ['nothing, where there was no base price', { adderPrice: 5 }, {}, [0]],
    ['what is not known, of a configurator that is new', { adderPrice: 5 }, null, [undefined]],
    ['the price of the unit', group({ pricePerUnit: 3 }), group({ pricePerUnit: 2 }), [2]],
    ['nothing, where the unit had no price', group({ pricePerUnit: 3 }), group({}), [0]],
    ['what is not known, of a unit that is new', group({ pricePerUnit: 3 }), {}, [undefined]],
    ['the price of the option', option({ price: 3 }), option({ price: 2 }), [2]],
    ['nothing, where the option had no price', option({ price: 3 }), option({}), [0]],
    ['a price on request', option({ price: 3 }), option({ price: null }), [null]],
    [
      'what is not known, of an option that is new',
      option({ price: 3 }),
      group({ options: [{ code: 'b' }] }),
      [undefined],
    ],
    ['what the condition said', option({ prices: [{ ...rule, price: 9 }] }), option({ prices: [rule] }), [0, 2]],
    [
      'what is not known, of a condition that is new',
      option({ prices: [rule] }),
      option({ prices: [{ ...rule, if: ['B.y'] }] }),
      [0, undefined],
    ],
    [
      'what was said without a condition',
      option({ prices: [{ price: 9 }] }),
      option({ prices: [{ price: 8 }] }),
      [0, 8],
    ],
    [
      'what the row gave',
      priced([['a', 3]]),
      priced([
        ['b', 1],
        ['a', 2],
      ]),
      [2],
    ],
    ['on request, where the row gave none', priced([['a', 3]]), priced([['a', null]]), [null]],
    ['what is not known, of a row that is new', priced([['a', 3]]), priced([['b', 2]]), [undefined]],
    ['what is not known, of a table that is new', priced([['a', 3]]), {}, [undefined]],
    ['what the row gave at another place', priced([['a', 3]]), priced([['a', 7, 2]], { gives: ['kg', 'price'] }), [2]],
  ])('%s', (_, now, published, prices) => {
    expect(lines(now, published).map((line) => line.published)).toEqual(prices);
  });
});

test.each<[string, Partial<Configurator>, string[]]>([
  ['its description', option({ description: 'Axial', name: 'Ax' }), ['Axial']],
  ['else its name', option({ name: 'Ax' }), ['Ax']],
  ['else nothing', option({}), ['']],
  ['of a unit, its word', group({ pricePerUnit: 1, kind: 'number', unit: 'ft' }), ['for each ft']],
  ['of a unit without a word', group({ pricePerUnit: 1, kind: 'number' }), ['for each unit']],
  ['of the unit of a text', group({ pricePerUnit: 1, kind: 'text', unit: 'ft' }), ['for each character']],
  [
    'of a row, its answers',
    priced([['a', '*', '', null, 7, 1]], { columns: ['A', 'B', 'C', 'D', 'E'] }),
    ['A a, B any, C none, D none, E 7'],
  ],
  ['of a row that is too short', priced([['a']], { columns: ['A', 'B'] }), ['A a, B none']],
])('the words of a line are %s', (_, now, words) => expect(lines(now).map((line) => line.words)).toEqual(words));

test('an amount that is typed half is on request', () => {
  const half = '1.' as unknown as number;
  expect(
    lines({ adderPrice: half, ...option({ price: half, prices: [{ price: half }] }) }).map(({ price }) => price),
  ).toEqual([null, null, null]);
  expect(lines(group({ pricePerUnit: half })).map(({ price }) => price)).toEqual([null]);
  expect(lines(priced([['a', 'x']])).map(({ price }) => price)).toEqual([null]);
});

test.each<[PriceLine['price'], PriceLine['published'], boolean]>([
  [5, undefined, true],
  [null, undefined, true],
  [0, undefined, false],
  [0, 0, false],
  [0, 5, true],
  [0, null, true],
])('whether %s, published at %s, is a line of a price list: %s', (price, published, is) => {
  const [line] = lines({ adderPrice: 1 });
  if (line === undefined) throw new Error('No line');
  expect(isPriced({ ...line, price, published })).toBe(is);
});
