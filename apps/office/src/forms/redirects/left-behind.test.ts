import type { ListedRow } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { leftBehind, movedFrom } from './left-behind.ts';

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

const changed = (slug: string, before: string | null): ListedRow => ({
  ...tile(7, slug, {
    change: before === null ? 'added' : 'changed',
    before: before === null ? null : { slug: before },
  }),
  row: { id: 7, slug, name: 'Plover' },
});
test.each<[string, ListedRow[], ReturnType<typeof movedFrom>]>([
  [
    'the row that had the slug, with the one that it has',
    [changed('x', 'y'), changed('new', 'old')],
    { name: 'Plover', slug: 'new' },
  ],
  ['none where its slug stays', [changed('old', 'old')], null],
  ['none where a new row has taken the slug', [changed('old', null)], null],
  ['none where the row is left without a slug', [changed('', 'old')], null],
  ['none of rows that the draft leaves alone', [tile(8, 'old')], null],
])('a page that moved: %s', (_what, rows, found) => expect(movedFrom(rows, 'old')).toEqual(found));
