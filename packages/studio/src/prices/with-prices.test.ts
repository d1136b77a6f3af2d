import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { type NewPrice, withPrices } from './with-prices.ts';

const panel: Configurator = {
  adderPrice: 1,
  configGroups: [
    {
      name: 'A',
      pricePerUnit: 2,
      options: [{ code: 'a', price: 3, prices: [{ if: ['B.x'], price: 4 }] }, { code: 'b' }],
    },
    { name: 'B' },
  ],
  tables: [
    {
      name: 'T',
      columns: ['A'],
      gives: ['price'],
      rows: [
        ['a', 5],
        ['b', null],
      ],
    },
  ],
};
const [first, second] = panel.configGroups;
const after = (path: NewPrice['path'], price: number | null) => withPrices(panel, [{ path, price }]);

test.each<[string, NewPrice['path'], number | null, Partial<Configurator>]>([
  ['the base', ['adderPrice'], 9, { adderPrice: 9 }],
  [
    'a unit',
    ['configGroups', 0, 'pricePerUnit'],
    9,
    { configGroups: [{ ...first, name: 'A', pricePerUnit: 9 }, { name: 'B' }] },
  ],
  ['no base on request', ['adderPrice'], null, {}],
  ['no unit on request', ['configGroups', 0, 'pricePerUnit'], null, {}],
  [
    'a row',
    ['tables', 0, 'rows', 1, 1],
    9,
    {
      tables: [
        {
          name: 'T',
          columns: ['A'],
          gives: ['price'],
          rows: [
            ['a', 5],
            ['b', 9],
          ],
        },
      ],
    },
  ],
  [
    'a row on request',
    ['tables', 0, 'rows', 0, 1],
    null,
    {
      tables: [
        {
          name: 'T',
          columns: ['A'],
          gives: ['price'],
          rows: [
            ['a', null],
            ['b', null],
          ],
        },
      ],
    },
  ],
  ['no cell beyond a row', ['tables', 0, 'rows', 0, 7], 9, {}],
  ['no option that is not there', ['configGroups', 0, 'options', 7, 'price'], 9, {}],
  ['no option of a group without options', ['configGroups', 1, 'options', 0, 'price'], 9, {}],
  ['no condition of an option without one', ['configGroups', 0, 'options', 1, 'prices', 0, 'price'], 9, {}],
])('a price is written for %s', (_, path, price, changed) => {
  expect(after(path, price)).toEqual({ ...panel, ...changed });
});

describe('what did not change stays the same object', () => {
  test('groups beside a table, and tables beside a group', () => {
    expect(after(['tables', 0, 'rows', 0, 1], 9).configGroups).toBe(panel.configGroups);
    const grouped = after(['configGroups', 0, 'pricePerUnit'], 9);
    expect(grouped.tables).toBe(panel.tables);
    expect(grouped.configGroups[1]).toBe(second);
    expect(grouped.configGroups[0]?.options).toBe(first?.options);
  });
  test('conditions beside the price of their option, and other options', () => {
    const [own, other] = after(['configGroups', 0, 'options', 0, 'price'], 9).configGroups[0]?.options ?? [];
    expect(own?.price).toBe(9);
    expect(own?.prices).toBe(first?.options?.[0]?.prices);
    expect(other).toBe(first?.options?.[1]);
  });
  test('of a configurator without tables none are made', () => {
    const { tables: _, ...bare } = panel;
    expect(withPrices(bare, [{ path: ['tables', 0, 'rows', 0, 1], price: 9 }])).toEqual(bare);
  });
});
