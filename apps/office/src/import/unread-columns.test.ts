import { expect, test } from 'vitest';
import { unreadColumns, unreadCount } from './unread-columns.ts';

const sheetOf = (...columns: readonly (readonly [string, string | null])[]) => ({
  isLeftOut: false,
  key: ['partNumber'],
  columns: columns.map(([heading, path], at) => ({ at, heading, path })),
});

test.each([
  ['all are read', sheetOf(['Part', 'partNumber'], ['Price', 'priceCents']), null],
  [
    'one is not',
    sheetOf(['Part', 'partNumber'], ['Price', 'priceCents'], ['Remark', null]),
    'Not read: “Remark”. Say below what it becomes, or leave it out.',
  ],
  [
    'the key alone is read',
    sheetOf(['Part', 'partNumber'], ['L27', null], ['', null]),
    'Only “Part” is read, to find the rows, so nothing of them would change. Not read: “L27”, column C. Say below what they become.',
  ],
  [
    'none is read',
    sheetOf(['Foo', null], ['Bar', null]),
    'No column is read. Not read: “Foo”, “Bar”. Say below what they become.',
  ],
  [
    'as many are not as are named',
    sheetOf(['Part', 'partNumber'], ['Price', 'priceCents'], ...[...'ABCDEF'].map((name) => [name, null] as const)),
    'Not read: “A”, “B”, “C”, “D”, “E”, “F”. Say below what they become, or leave them out.',
  ],
  [
    'many are not',
    sheetOf(['Part', 'partNumber'], ['Price', 'priceCents'], ...[...'ABCDEFGH'].map((name) => [name, null] as const)),
    'Not read: “A”, “B”, “C”, “D”, “E”, “F” and 2 more. Say below what they become, or leave them out.',
  ],
])('of a sheet of which %s', (_, sheet, words) => expect(unreadColumns(sheet)).toBe(words));

test('columns that are not read are counted over all sheets that are', () => {
  const one = sheetOf(['Part', 'partNumber'], ['Remark', null]);
  expect(unreadCount([one, { ...one, isLeftOut: true }, one])).toBe(2);
});
