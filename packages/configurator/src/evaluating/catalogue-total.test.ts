import { expect, test } from 'vitest';
import { brand, type Cents } from '../data/brand.ts';
import type { Configurator } from '../data/configurator.ts';
import { catalogueTotal } from './catalogue-total.ts';
import { evaluate } from './evaluate.ts';

const panel: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '3', price: 1200 }] },
    {
      name: 'Spare parts',
      printed: false,
      multiselect: true,
      options: [
        { code: 'FUSE', price: 9.5, maxQty: 4 },
        { code: 'LAMP', price: null },
      ],
    },
  ],
};
const counted: Configurator = { configGroups: [{ name: 'Cord', options: [{ code: 'C', price: 10, maxQty: 5 }] }] };

test.each([
  ['the product’s price', {}, 128_400, 128_400],
  ['the product’s price, which holds the basic price', { adderPrice: 24 }, 128_400, 128_400],
  ['and the label’s charge', { privateLabel: true, adderPrice: 24.5 }, 128_400, 130_850],
  ['the product’s price where the label adds nothing', { privateLabel: true }, 128_400, 128_400],
  ['on request, whatever the label adds', { privateLabel: true, adderPrice: 24 }, null, null],
  ['on request, said by 0', { privateLabel: true, adderPrice: 24 }, 0, 0],
])('a number of the catalogue costs %s', (_, configurator, price, total) => {
  const cents = price === null ? null : brand<Cents>(price);
  expect(catalogueTotal({ ...panel, ...configurator }, evaluate(panel, [[1], [0, 0]]), cents)).toBe(total);
});

test.each([
  ['what it does not print is added', panel, [[1], [2, 0]], 128_400 + 1900],
  ['also where the label adds its charge', { ...panel, privateLabel: true, adderPrice: 24 }, [[1], [2, 0]], 132_700],
  ['on request, where that is', panel, [[1], [0, 1]], null],
  ['what it prints is in the product’s price', panel, [[1], [0, 0]], 128_400],
  ['a quantity that is not printed counts too', counted, [[3]], 128_400 + 2 * 1000],
] as const)('%s', (_rule, configurator, selection, total) => {
  const evaluation = evaluate(configurator, selection);
  expect(catalogueTotal(configurator, evaluation, brand<Cents>(128_400))).toBe(total);
});
test('a product on request stays so, whatever is taken with it', () => {
  expect(catalogueTotal(panel, evaluate(panel, [[1], [2, 0]]), null)).toBeNull();
});
