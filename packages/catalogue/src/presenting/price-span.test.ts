import { brand, type Cents } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { product } from '../testing/rows.ts';
import { priceSpan } from './price-span.ts';

const sender = product({ id: 1, priceCents: 16_400 });
const dear = product({ id: 2, priceCents: 19_800 });
const probe = product({ id: 3, priceCents: 2450 });
const old = product({ id: 4, priceCents: 100, isObsolete: true });
const onRequest = [product({ id: 5, priceCents: null }), product({ id: 6, priceCents: 0 })];
const none = { priceFrom: null, priceTo: null };

test.each([
  ['the cheapest and the dearest', [], [dear, sender], 0, { priceFrom: 164, priceTo: 198 }],
  [
    'an accessory that the family sells itself is no model of it',
    [probe],
    [probe, sender, dear],
    0,
    { priceFrom: 164, priceTo: 198 },
  ],
  ['one that it lists nowhere as an accessory is', [], [probe, sender], 0, { priceFrom: 24.5, priceTo: 164 }],
  [
    'a family that is nothing but accessories is about them',
    [probe, sender],
    [probe, sender],
    0,
    { priceFrom: 24.5, priceTo: 164 },
  ],
  ['what is no longer sold, or on request, has no price', [], [old, ...onRequest], 0, none],
  ['a customer’s label is charged on both', [probe], [probe, sender, dear], 1000, { priceFrom: 174, priceTo: 208 }],
] as const)('%s', (_, accessories, products, charge, span) =>
  expect(priceSpan({ accessories }, products, brand<Cents>(charge))).toEqual(span),
);
