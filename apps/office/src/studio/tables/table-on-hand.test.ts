// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnHand, NOTHING_ON_HAND, readOnHand, type TableOnHand } from './table-on-hand.ts';

const table: TableOnHand = {
  ...NOTHING_ON_HAND,
  text: 'A\tB',
  at: '10:00',
  marks: [['x', 'yes' as never]],
  cuts: { Size: [] },
};
beforeEach(() => sessionStorage.clear());

test('a table is kept for its configurator until there is none', () => {
  keepOnHand('families 1', table);
  expect([readOnHand('families 1'), readOnHand('families 2')]).toEqual([table, NOTHING_ON_HAND]);
  keepOnHand('families 1', NOTHING_ON_HAND);
  expect([readOnHand('families 1'), sessionStorage.length]).toEqual([NOTHING_ON_HAND, 0]);
});

test.each([
  '{',
  'null',
  '7',
  ...Object.keys(table).map((name) => JSON.stringify({ ...table, [name]: undefined })),
  ...['cells', 'marks', 'cuts'].flatMap((name) => [
    JSON.stringify({ ...table, [name]: 7 }),
    JSON.stringify({ ...table, [name]: null }),
  ]),
  ...['cells', 'marks'].map((name) => JSON.stringify({ ...table, [name]: {} })),
])('what another version of the office kept is left: %s', (kept) => {
  sessionStorage.setItem('office-studio-table:families 1', kept);
  expect(readOnHand('families 1')).toBe(NOTHING_ON_HAND);
});

test('a full store keeps nothing, and says nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keepOnHand('families 1', table);
  expect(readOnHand('families 1')).toBe(NOTHING_ON_HAND);
});
