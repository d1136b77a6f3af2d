import { toCents } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { amountWords, priceWords } from '../ground/price-words.ts';
import { printPrice, readPrice } from './price-typed.ts';

test.each([
  ['', null],
  ['   ', null],
  ['on request', 0],
  [' On Request ', 0],
  ['12', 1200],
  ['12.5', 1250],
  ['12.34', 1234],
  ['12.345', undefined],
  ['0', 0],
  ['0.29', 29],
  ['1,234.50', 123450],
  ['$12', 1200],
  ['€ 12.50', 1250],
  ['12 $', 1200],
  ['$', undefined],
  ['$$12', undefined],
  ['-5', undefined],
  ['12 pieces', undefined],
  ['.5', undefined],
])('the price “%s” is %s cents', (typed, cents) => {
  expect(readPrice(typed)).toBe(cents);
});

test.each([[null], [0], [29], [1250], [123450]])('a price of %s cents is read as it is printed', (count) => {
  const cents = count === null ? null : toCents(count / 100);
  expect(readPrice(printPrice(cents))).toBe(count);
});

test('a price is printed in words of a field, and of a list', () => {
  expect([printPrice(null), printPrice(toCents(0))]).toEqual(['', 'on request']);
  expect(priceWords(null)).toBe('on request');
  expect(priceWords(toCents(12.5))).toBe(printPrice(toCents(12.5)));
  expect([amountWords(null), amountWords(12.5), amountWords(Number.NaN)]).toEqual([
    'on request',
    printPrice(toCents(12.5)),
    'NaN',
  ]);
});
