import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, printDecimal, product, roundedTo } from './decimal.ts';

describe('a number is the decimal it is written as', () => {
  test.each([
    [1.1, 11n, 1],
    [-0.001, -1n, 3],
    [0, 0n, 0],
    [-0, 0n, 0],
    [1200, 1200n, 0],
    [1e-7, 1n, 7],
    [2.5e-9, 25n, 10],
    [1.5e21, 1500000000000000000000n, 0],
  ])('%s', (value, units, places) => {
    expect(decimalOf(value)).toEqual({ units, places });
  });
});

test('a product has the places of both factors', () => {
  expect(product(decimalOf(1.25), decimalOf(-0.3))).toEqual({ units: -375n, places: 3 });
});

describe('rounding', () => {
  test.each([
    [1.004, 100n],
    [1.005, 101n],
    [1.006, 101n],
    [-1.004, -100n],
    [-1.005, -101n],
    [0.005, 1n],
    [0.0049999, 0n],
    [3, 300n],
    [0.5, 50n],
  ])('%s to two places is %s units', (value, units) => {
    expect(roundedTo(2, decimalOf(value))).toBe(units);
  });
});

describe('the shortest text', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [0.5, '0.5'],
    [-0.05, '-0.05'],
    [100, '100'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [9_007_199_254_740_991, '9007199254740991'],
  ])('of %s is %s', (value, text) => {
    expect(printDecimal(value)).toBe(text);
  });

  test('reads as the same number, for every decimal of up to six places', () => {
    const decimals = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(6));
    fc.assert(
      fc.property(decimals, ([units, places]) => {
        const value = units / 10 ** places + 0;
        expect(Number(printDecimal(value))).toBe(value);
        expect(printDecimal(value)).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
      }),
    );
  });
});
