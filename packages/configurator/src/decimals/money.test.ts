import { expect, test } from 'vitest';
import { brand, type Cents } from '../data/brand.ts';
import { NO_CENTS, sumOfCents, timesQuantity, toCents } from './money.ts';

const cents = (value: number): Cents => brand<Cents>(value);

test.each([
  [12.5, 1, 1250],
  [0.1, 3, 30],
  [1.005, 1, 101],
  [0.005, 1, 1],
  [0.004, 1, 0],
  [-1.5, 1, -150],
  [2.1, 10, 2100],
  [0.0125, 100, 125],
  [0, 5, 0],
  [Number.POSITIVE_INFINITY, 2, Number.POSITIVE_INFINITY],
  [2, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [Number.POSITIVE_INFINITY, -1, Number.NEGATIVE_INFINITY],
  [Number.NaN, 1, Number.NaN],
])('%d times %d is %d cents', (amount, value, expected) => {
  expect(toCents(amount, value)).toBe(expected);
});

test('an amount alone is taken once', () => expect(toCents(1.25)).toBe(125));

test('cents are added up and taken several times', () => {
  expect(sumOfCents([])).toBe(NO_CENTS);
  expect(sumOfCents([cents(125), cents(-25), cents(1)])).toBe(101);
  expect(timesQuantity(cents(125), 3)).toBe(375);
  expect(timesQuantity(cents(125), 0)).toBe(0);
});
