import { expect, test } from 'vitest';
import { readHistorySearch } from './history-address.ts';

test.each([
  ['', {}],
  ['kind=products&id=12&by=ada', { kind: 'products', id: 12, by: 'ada' }],
  ['from=2026-01-01&to=2026-12-31&against=4', { from: '2026-01-01', to: '2026-12-31' }],
  ['id=12', {}],
  ['kind=nonsense&id=12&from=yesterday&by=', {}],
  ['kind=posts&id=-1', { kind: 'posts' }],
])('“%s” asks for what can be searched', (asked, search) => {
  expect(readHistorySearch(new URLSearchParams(asked))).toEqual(search);
});
