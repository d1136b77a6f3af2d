import { expect, test } from 'vitest';
import { family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { nearParts } from './near-parts.ts';

const LONG = `A1${'B'.repeat(37)}`;
const snapshot = snapshotOf({
  families: [family({ id: 1 }), family({ id: 2, isObsolete: true }), family({ id: 3, isLive: false })],
  products: [
    product({ id: 1, partNumber: '12345' }),
    product({ id: 2, partNumber: '1234' }),
    product({ id: 3, partNumber: '12354', isObsolete: true }),
    product({ id: 4, familyId: 2, partNumber: '13245' }),
    product({ id: 5, familyId: 3, partNumber: '12346' }),
    product({ id: 6, partNumber: '12347', isLive: false }),
    product({ id: 7, partNumber: '123456' }),
    product({ id: 8, partNumber: '12-345' }),
    product({ id: 9, partNumber: LONG }),
    product({ id: 10, partNumber: 'ABCDE' }),
    product({ id: 11, partNumber: 'A-B1' }),
    product({ id: 12, partNumber: '02345' }),
    product({ id: 13, partNumber: '1234Z' }),
    product({ id: 14, partNumber: 'X12345' }),
  ],
});

test.each<[string, string, string[]]>([
  [
    'exchanged, another, one too few or too many, and what is old last',
    '12345',
    ['02345', '12345', '1234Z', '1234', 'X12345', '12-345', '123456', '13245', '12354'],
  ],
  ['in small letters', 'x1234z', ['X12345', '1234Z']],
  ['two exchanged at the beginning', '21345', ['12345']],
  ['two exchanged at the end', '12-354', ['12-345', '12354']],
  ['a text of four is too short', '1235', []],
  ['one of five is not', '1234A', ['12345', '1234Z', '1234']],
  ['one too many', 'AB-B1', ['A-B1']],
  ['a text without a digit', 'ABCDF', []],
  ['a text of 40 characters', `${LONG}B`, [LONG]],
  ['one of 41', `${LONG}BB`, []],
])('%s', (_, typed, found) => {
  expect(nearParts(snapshot, typed).map(({ product: { partNumber } }) => partNumber)).toEqual(found);
});
