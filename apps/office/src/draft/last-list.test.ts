// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type LastList, lastList, rememberList } from './last-list.ts';

const list: LastList = { search: '?q=tern', query: { search: 'tern' }, pageSize: 100, id: 7, at: 3 };
beforeEach(() => sessionStorage.clear());

test('the list that a row was opened from is remembered by its kind', () => {
  expect(lastList('products')).toBeNull();
  rememberList('products', list);
  expect([lastList('products'), lastList('families')]).toEqual([list, null]);
});

test.each([
  '',
  '{',
  'null',
  '7',
  '"list"',
  ...Object.keys(list).map((name) => JSON.stringify({ ...list, [name]: undefined })),
])('what another version of the office kept is none: %s', (kept) => {
  sessionStorage.setItem('office-list:products', kept);
  expect(lastList('products')).toBeNull();
});
