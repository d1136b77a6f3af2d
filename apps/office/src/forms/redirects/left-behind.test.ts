import type { ListedRow } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { leftBehind } from './left-behind.ts';

const tile = (id: number, slug: string, more: Partial<ListedRow> = {}): ListedRow => ({
  id,
  version: 'r1',
  row: { id, slug },
  ...more,
});
const slugs = { before: 'old', slug: 'newest' };

test.each<[string, ListedRow[], number[]]>([
  ['a tile with the old slug', [tile(1, 'old')], [1]],
  ['each once, though it was read twice', [tile(1, 'old'), tile(1, 'old')], [1]],
  ['one that was led to a slug of in between', [tile(2, 'new', { change: 'changed', before: { slug: 'old' } })], [2]],
  ['none that leads there already', [tile(3, 'newest', { change: 'changed', before: { slug: 'old' } })], []],
  ['none that the draft removes', [tile(4, 'old', { change: 'removed' })], []],
  ['none that leads elsewhere', [tile(5, 'other'), tile(6, 'other', { change: 'changed', before: { slug: 'x' } })], []],
])('%s', (_what, tiles, ids) => expect(leftBehind(tiles, slugs).map(({ id }) => id)).toEqual(ids));
