import { expect, test } from 'vitest';
import { exportRowsQuery } from './exports/export-formats.ts';
import { ADDRESSES_TRIED_MAX, tryAddressesBody } from './row-bodies.ts';
import { FILTER_WORDS_MAX, rowFilter } from './row-filter.ts';

test.each([
  [0, false],
  [1, true],
  [2, true],
  [ADDRESSES_TRIED_MAX, true],
  [ADDRESSES_TRIED_MAX + 1, false],
])('%i old addresses are tried in one call: %s', (count, isTaken) => {
  const addresses = Array.from({ length: count }, (_, at) => `/old/${at}`);
  expect(tryAddressesBody.safeParse({ addresses }).success).toBe(isTaken);
});

test('an old address may have 2000 signs', () => {
  const taken = (length: number) => tryAddressesBody.safeParse({ addresses: ['a'.repeat(length)] }).success;
  expect([taken(2000), taken(2001)]).toEqual([true, false]);
});

test('an export of a list is all of it: it is chosen as the list is, and has no pages', () => {
  expect(Object.keys(exportRowsQuery.shape)).not.toEqual(expect.arrayContaining(['page']));
  expect(Object.keys(exportRowsQuery.shape)).not.toEqual(expect.arrayContaining(['pageSize']));
  expect(exportRowsQuery.parse({})).toMatchObject({ format: 'xlsx' });
});

const name = (length: number) => 'a'.repeat(length);
test.each([
  ['a field with a name of one sign', { a: 1 }, true],
  ['a name of 100 signs', { [name(100)]: 1 }, true],
  ['a longer one', { [name(101)]: 1 }, false],
  ['no name', { '': 1 }, false],
  ['a bare text, number, yes or nothing', { a: name(500), b: 1, c: true, d: null }, true],
  ['a longer text', { a: name(501) }, false],
  ['words', { a: { contains: name(FILTER_WORDS_MAX), startsWith: 'a' } }, true],
  ['longer words', { a: { contains: name(FILTER_WORDS_MAX + 1) } }, false],
  ['a beginning that is longer', { a: { startsWith: name(FILTER_WORDS_MAX + 1) } }, false],
  ['no words', { a: { contains: '' } }, false],
  ['a number that a list holds', { a: { contains: 3 } }, true],
  ['numbers and texts as edges', { a: { above: 1, atMost: 'A2' }, b: { atLeast: 'A', below: 2 } }, true],
  ['an edge without words', { a: { above: '' } }, false],
  ['an edge that is longer', { a: { below: name(FILTER_WORDS_MAX + 1) } }, false],
  ['500 values to choose of', { a: { oneOf: Array.from({ length: 500 }, (_, at) => at) } }, true],
  ['one more', { a: { oneOf: Array.from({ length: 501 }, (_, at) => at) } }, false],
  ['none', { a: { oneOf: [] } }, false],
  ['a value that is there or not', { a: { isEmpty: false } }, true],
  ['a condition that nobody knows', { a: { like: 'x' } }, false],
])('rows are filtered by %s: %#', (_, filter, isTaken) => {
  expect(rowFilter.safeParse(filter).success).toBe(isTaken);
});
