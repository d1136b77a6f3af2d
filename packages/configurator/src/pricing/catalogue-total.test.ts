import { expect, test } from 'vitest';
import { brand, type Cents } from '../data/brand.ts';
import { catalogueTotal } from './catalogue-total.ts';

test.each([
  ['the product’s price', {}, 128_400, 128_400],
  ['the product’s price, which holds the basic price', { adderPrice: 24 }, 128_400, 128_400],
  ['and the label’s charge', { privateLabel: true, adderPrice: 24.5 }, 128_400, 130_850],
  ['the product’s price where the label adds nothing', { privateLabel: true }, 128_400, 128_400],
  ['on request, whatever the label adds', { privateLabel: true, adderPrice: 24 }, null, null],
  ['on request, said by 0', { privateLabel: true, adderPrice: 24 }, 0, 0],
])('a number of the catalogue costs %s', (_, configurator, price, total) => {
  expect(catalogueTotal(configurator, price === null ? null : brand<Cents>(price))).toBe(total);
});
