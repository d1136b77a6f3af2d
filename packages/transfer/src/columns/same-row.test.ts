import { expect, test } from 'vitest';
import { product } from '../testing/import-fixture.ts';
import { sameRow } from './same-row.ts';

const row = product(1, 'T-1');
const { pictures: _, ...without } = row as Record<string, unknown>;
test.each([
  ['itself', row, row, true],
  ['a field that its schema fills', row, without, 'pictures' in row],
  ['another name', row, { ...row, name: 'Other' }, false],
  ['a field of the wrong kind', row, { ...row, name: 7 }, false],
  ['two wrong rows', { ...row, name: 7 }, { ...row, name: 8 }, false],
  ['a wrong row and itself', { ...row, name: 7 }, { ...row, name: 7 }, true],
])('a row and %s', (__, one, other, expected) => {
  expect([sameRow('products', one, other), sameRow('products', other, one)]).toEqual([expected, expected]);
});
