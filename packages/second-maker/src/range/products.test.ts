import { describe, expect, test } from 'vitest';
import { families, isSensor } from './families.ts';
import { products } from './products.ts';

const [valves, sensors] = [products.filter(({ dn }) => dn !== null), products.filter(({ dn }) => dn === null)];

describe('a product', () => {
  test('has a number of seven digits: a zero, its series, and its place in it, the first of which is 1', () => {
    for (const [at, family] of families.entries()) {
      const numbers = products.filter((one) => one.family === family).map(({ partNumber }) => Number(partNumber));
      expect(numbers).toEqual(numbers.map((_, nth) => (at + 1) * 1000 + nth + 1));
    }
  });
  test('of a valve has a width and a pressure, of a sensor a length and an output, and its name says them', () => {
    expect([valves.length, sensors.length].every((count) => count > 500)).toBe(true);
    for (const { family, name, dn, pn, length, output, material } of products) {
      const sizes = isSensor(family) ? `${length} mm ${output}` : `DN ${dn} PN ${pn}`;
      expect(name).toBe(`${family.name} ${sizes} ${material}`);
    }
  });
  test('bears as much heat as its material, which at least 90 °C do not harm', () => {
    for (const material of new Set(products.map((one) => one.material))) {
      const of = products.filter((one) => one.material === material);
      expect(new Set(of.map(({ temperatureMax }) => temperatureMax)).size).toBe(1);
      expect(of[0]?.temperatureMax).toBeGreaterThanOrEqual(90);
    }
  });
  test('costs and weighs more the larger it is', () => {
    const mean = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
    for (const family of families) {
      const own = products.filter((one) => one.family === family);
      const sizes = [...new Set(own.map(({ dn, length }) => dn ?? length ?? 0))].toSorted((a, b) => a - b);
      const of = (size: number | undefined) => own.filter(({ dn, length }) => (dn ?? length) === size);
      const [small, large] = [of(sizes[0]), of(sizes.at(-1))];
      expect(mean(large.map(({ weight }) => weight))).toBeGreaterThan(mean(small.map(({ weight }) => weight)));
      const prices = [small, large].map((some) => mean(some.flatMap(({ priceCents }) => priceCents ?? [])));
      expect(prices[1]).toBeGreaterThan(prices[0] ?? 0);
    }
  });
  test('has a price in steps of five cents', () => {
    for (const { priceCents } of products) expect((priceCents ?? 0) % 5).toBe(0);
  });
});
