import type { DraftChange, StoredConflict, TypedRow } from '@millrace/database';
import { expect, test } from 'vitest';
import { merged } from './carry-over.ts';

type Fields = Record<string, unknown>;
const over = (base: Fields | null, mine: Fields | null, theirs: Fields | null, earlier: (string | number)[][] = []) => {
  const conflicts = earlier.map((path) => ({ path, mine: 'before', theirs: 'before' }) as unknown as StoredConflict);
  const change = { kind: 'products', rowId: 1, base, row: mine, conflicts } as unknown as DraftChange;
  const { row, conflicts: found } = merged(change, theirs as TypedRow | null);
  return [row, found.map(({ path }) => path)];
};
const base = { id: 1, name: 'a', description: 'b' };

test('fields that one side alone changed go together', () => {
  expect(over(base, { ...base, name: 'mine' }, { ...base, description: 'theirs' })).toEqual([
    { ...base, name: 'mine', description: 'theirs' },
    [],
  ]);
});

test('a field that both changed is to be decided', () => {
  expect(over(base, { ...base, name: 'mine' }, { ...base, name: 'theirs' })[1]).toEqual([['name']]);
});

test.each([
  ['of another field stands before it', [['description']], [['description'], ['name']]],
  ['of the same field gives way to it', [['name']], [['name']]],
  ['of the same field gives way alone', [['name'], ['media', 0]], [['media', 0], ['name']]],
])('what was to be decided before %s', (_, earlier, paths) => {
  expect(over(base, { ...base, name: 'mine' }, { ...base, name: 'theirs' }, earlier)[1]).toEqual(paths);
});
