import { describe, expect, test } from 'vitest';
import { amountsIn, decimalOf, readAmount } from './amounts.ts';

describe('a text is read as a price', () => {
  test.each([
    ['$12.50', '.', { cents: 1250, isBase: false }],
    ['12,50 €', ',', { cents: 1250, isBase: false }],
    ['1.234,50', ',', { cents: 123450, isBase: false }],
    ['12,50', '.', { cents: 1250, isBase: false }],
    ['12.50', ',', { cents: 1250, isBase: false }],
    ['base $150.00', '.', { cents: 15000, isBase: true }],
    ['from $150.00', '.', { cents: 15000, isBase: true }],
    ['Std', '.', { cents: 0, isBase: false }],
    ['on request', '.', { cents: null, isBase: false }],
    ['–', '.', { cents: 0, isBase: false }],
    ['--', '.', { cents: 0, isBase: false }],
    ['', '.', null],
    ['Steel', '.', null],
  ] as const)('%j, with %s before decimals', (text, decimal, amount) => {
    expect(readAmount(text, decimal)).toEqual(amount);
  });
});

test.each([
  [
    'add $12.50 for each, or $3',
    '.',
    [
      [1250, 4],
      [300, 24],
    ],
  ],
  ['zzgl. 12,50 € je Stück', ',', [[1250, 6]]],
  ['12.50 EUR', '.', [[1250, 0]]],
  ['USD 5 net', '.', []],
  ['12.50', '.', []],
] as const)('the amounts in %j are those with a currency', (text, decimal, amounts) => {
  expect(amountsIn(text, decimal).map(({ cents, from }) => [cents, from])).toEqual(amounts);
});

test.each([
  [['1,50', '12'], ','],
  [['1.50'], '.'],
  [['add 1.234,50 € each'], ','],
  [['12', 'Steel'], null],
  [[], null],
] as const)('%j have the decimal sign %s', (texts, sign) => expect(decimalOf(texts)).toBe(sign));
