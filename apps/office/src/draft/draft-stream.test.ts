import { expect, test } from 'vitest';
import { staleBy } from './draft-stream.ts';

test('an event makes old what was read of it, and no more', () => {
  expect(staleBy({ type: 'row', kind: 'products', id: 7, version: 'd2', by: null }, 'd')).toEqual([
    ['rows', 'products', 'd'],
    ['row', 'products', 7],
    ['draft', 'd', 'changes'],
  ]);
  expect(staleBy({ type: 'findings', version: 1, isChecking: true, errors: 0, warnings: 0 }, 'd')).toEqual([]);
  expect(staleBy({ type: 'findings', version: 1, isChecking: false, errors: 1, warnings: 0 }, 'd')).toContainEqual([
    'draft',
    'd',
    'findings',
  ]);
  expect(staleBy({ type: 'base', revision: 3 }, 'd')).toContainEqual(['rows']);
});
