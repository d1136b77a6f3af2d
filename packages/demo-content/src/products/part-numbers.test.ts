import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const { products, families } = demoContent();

test('part numbers are unique and begin as those of standard products do', () => {
  expect(new Set(products.map(({ partNumber }) => partNumber)).size).toBe(products.length);
  expect(products.filter(({ partNumber }) => !/^[123478ADEJMPSW][\w./|-]*$/.test(partNumber))).toEqual([]);
});

test('every product has a name and a description of its own within its family', () => {
  for (const { id, name } of families) {
    const texts = products
      .filter(({ familyId }) => familyId === id)
      .map((product) => `${product.name}: ${product.description}`);
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      name,
    ).toEqual([]);
  }
});

/** Dollars, from the trade's lists. */
const ranges: Record<string, [least: number, most: number]> = {
  'plover-tethered': [35, 130],
  'sora-narrow-angle': [30, 110],
  'wren-indoor': [58, 130],
  'wren-outdoor': [120, 240],
  'kestrel-wifi': [20, 200],
  'curlew-alarm-and-breaker': [60, 105],
  'harrier-simplex': [340, 950],
  'tern-duplex': [830, 2600],
};

test.each(Object.entries(ranges))('prices of %s are those of the trade', (slug, [least, most]) => {
  const family = families.find((other) => other.slug === slug);
  for (const { familyId, partNumber, priceCents } of products) {
    if (familyId !== family?.id || priceCents === null || priceCents === 0) continue;
    expect(priceCents / 100, partNumber).toBeGreaterThanOrEqual(least);
    expect(priceCents / 100, partNumber).toBeLessThanOrEqual(most);
  }
});
