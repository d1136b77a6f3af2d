import { expect, test } from 'vitest';
import { exportRowsQuery } from './exports/export-formats.ts';
import { ADDRESSES_TRIED_MAX, tryAddressesBody } from './row-bodies.ts';

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
