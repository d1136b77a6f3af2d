import { brand, type Cents } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { FROM_NUMBER, isPriceOf, listColumnsOf, listFieldsOf, PRICE, printFromNumber } from './from-number.ts';

const read = (cents: number | null, isRefused = false) => ({
  priceCents: cents === null ? null : brand<Cents>(cents),
  isRefused,
  parts: [],
});

test.each<[string, Parameters<typeof printFromNumber>[0], string]>([
  ['a price', read(131_200), '1,312.00'],
  ['no price', read(null), 'on request'],
  ['a price of nothing', read(0), 'on request'],
  ['a number that is refused, whatever it comes to', read(131_200, true), 'refused'],
  ['a number that nothing reads', null, ''],
  ['a number that is not read yet', undefined, ''],
])('%s is printed so', (_, given, printed) => expect(printFromNumber(given)).toBe(printed));

test.each([
  [131_200, 131_200, true],
  [131_200, 131_201, false],
  [null, null, true],
  [null, 0, true],
  [0, null, true],
  [null, 131_200, false],
  [131_200, null, false],
])('a price of %s beside a number that comes to %s is the same: %s', (price, priceCents, isSame) => {
  expect(isPriceOf(price, read(priceCents))).toBe(isSame);
});

test('the column stands after the price of products, and in no other list', () => {
  const columns = listColumnsOf('products');
  expect(columns[columns.indexOf(PRICE) + 1]).toBe(FROM_NUMBER);
  expect(listFieldsOf('products').at(-1)?.name).toBe(FROM_NUMBER);
  expect(listColumnsOf('families')).not.toContain(FROM_NUMBER);
  expect(listFieldsOf('families').map(({ name }) => name)).not.toContain(FROM_NUMBER);
});
