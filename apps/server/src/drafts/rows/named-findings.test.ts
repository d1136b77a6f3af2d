import { contentKindNames } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { namedFindings } from './named-findings.ts';

const finding = (kind: Finding['kind'], id: number): Finding => ({
  severity: 'error',
  code: 'bad-value',
  kind,
  id,
  path: ['name'],
  message: 'name must not be empty.',
});
const rows = {
  ...Object.fromEntries(contentKindNames.map((kind) => [kind, []])),
  families: [{ id: 1, name: 'Tern duplex', slug: 'tern' }, 'no row', { id: 2, slug: 'curlew' }, { id: 3, name: 7 }],
  products: [
    { id: 1, partNumber: '7204504', name: 'Duplex panel' },
    { id: 2, partNumber: '7204505', name: '' },
  ],
} as never;

test.each([
  ['families', 1, 'Tern duplex'],
  ['families', 2, 'curlew'],
  ['families', 3, '7'],
  ['families', 4, 'families 4'],
  ['products', 1, '7204504 Duplex panel'],
  ['products', 2, '7204505'],
] as const)('a finding of %s %i names the row as %s', (kind, id, name) => {
  expect(namedFindings([finding(kind, id)], rows)).toEqual([{ ...finding(kind, id), name }]);
});
