import { expect, test } from 'vitest';
import { readCents } from './money.ts';

const cents = (text: string, decimal: '.' | ',' = '.', number?: number, currency?: string) => {
  const read = readCents(
    { text, ...(number === undefined ? {} : { number }) },
    { decimal, ...(currency === undefined ? {} : { currency }) },
  );
  return read.ok ? read.value : [read.why, ...(read.fits ?? []), ...(read.isExample === true ? ['example'] : [])];
};

test.each<[string, '.' | ',', unknown]>([
  ['1,188.00', '.', 118_800],
  ['1.188,5', ',', 118_850],
  ['12', '.', 1200],
  ['0.01', '.', 1],
  ['-3', '.', -300],
  ['0.1', '.', 10],
  ['1.006', '.', ['“1.006” has parts of a cent.', '1.01']],
  ['1,004', ',', ['“1,004” has parts of a cent.', '1,00']],
  ['0.001', '.', ['“0.001” has parts of a cent.', '0.00']],
  ['90000000000000', '.', 9_000_000_000_000_000],
  ['100000000000000', '.', ['“100000000000000” is more than anybody pays.']],
  ['on request', '.', null],
  [' N/A ', '.', null],
  ['auf Anfrage', ',', null],
  ['much', '.', ['“much” is not a number.', '1,188.00', 'example']],
  ['viel', ',', ['“viel” is not a number.', '1.188,00', 'example']],
  ['$12,50', '.', 1250],
  ['€ 1.188', ',', 118_800],
])('“%s” where “%s” stands before decimals', (text, decimal, expected) =>
  expect(cents(text, decimal)).toEqual(expected),
);

test.each<[string, number, unknown]>([
  ['12.50', 12.5, 1250],
  ['12.5', 12.500_000_001, 1250],
  ['33.33', 100 / 3, 3333],
  ['####', 100 / 3, ['“####” has parts of a cent.', '33.33']],
  ['####', 12.5, 1250],
  ['0.29', 0.1 + 0.19, 29],
  ['123456789.01', 123_456_789.010_000_01, 12_345_678_901],
  ['12', 12, 1200],
])('a workbook shows %s and has %d', (text, number, expected) => {
  // The text of a cell counts, and its number where that text is none.
  const read = cents(text, ',', number);
  expect(Array.isArray(read) ? read.map((one) => one.replace(',', '.')) : read).toEqual(expected);
});

test('an amount in another currency is none of the site', () => {
  expect(cents('€ 12', '.', undefined, 'USD')).toEqual(['“€ 12” is in €, and prices of this site are in USD.']);
  expect(cents('$ 12', '.', undefined, 'USD')).toBe(1200);
  expect(cents('€ 12')).toBe(1200);
});
