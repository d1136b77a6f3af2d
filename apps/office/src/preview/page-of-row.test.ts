import { expect, test } from 'vitest';
import { pageOfRow } from './page-of-row.ts';

test.each([
  ['families', { slug: 'tern' }, '/family/tern'],
  ['families', { slug: 'tern', intrinsicallySafe: true }, '/family/tern?intrinsically-safe=true'],
  ['families', { slug: 'tern', isLive: true }, '/family/tern'],
  ['families', { slug: 'tern', intrinsicallySafe: 'true' }, '/family/tern'],
  ['families', { slug: '' }, null],
  ['families', { slug: 7 }, null],
  ['categories', { slug: 'pumps-2' }, '/category/pumps-2'],
  ['categories', { slug: '-pumps' }, null],
  ['posts', { slug: 'a-word' }, '/blog/a-word'],
  ['posts', { slug: 'a word' }, null],
  ['products', { partNumber: '' }, null],
  ['products', { partNumber: 7 }, null],
  ['products', { partNumber: 'A1', slug: 'a1' }, '/family?part=A1'],
  ['families', { slug: 'Not A Slug' }, null],
  ['families', { slug: 'tern', isLive: false }, null],
  ['products', { partNumber: 'A 1' }, '/family?part=A%201'],
  ['jobs', { id: 3 }, '/careers?job=3'],
  ['carousels', { id: 3 }, '/home'],
  ['settings', { id: 3 }, null],
] as const)('the page of a row of %s', (kind, row, page) => {
  expect(pageOfRow(kind, row)).toBe(page);
});
