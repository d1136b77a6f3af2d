import { expect, test } from 'vitest';
import { pageOfRow } from './page-of-row.ts';

test.each([
  ['families', { slug: 'tern' }, '/family/tern'],
  ['families', { slug: 'tern', intrinsicallySafe: true }, '/family/tern?intrinsically-safe=true'],
  ['families', { slug: '' }, null],
  ['families', { slug: 'Not A Slug' }, null],
  ['families', { slug: 'tern', isLive: false }, null],
  ['products', { partNumber: 'A 1' }, '/family?part=A%201'],
  ['jobs', { id: 3 }, '/careers?job=3'],
  ['carousels', { id: 3 }, '/home'],
  ['settings', { id: 3 }, null],
] as const)('the page of a row of %s', (kind, row, page) => {
  expect(pageOfRow(kind, row)).toBe(page);
});
