import type { Snapshot } from '@millrace/catalogue';
import { type ContentKind, emptyContent } from '@millrace/contract/content';
import type { DraftChange, TypedRow } from '@millrace/database';
import { expect, test } from 'vitest';
import { libraryView, usesOfChanges } from './library-view.ts';

const file = (id: number, uri: string) => ({ id, uri, file: `hash-${id}`, alt: `Alt ${id}`, focus: null });
const picture = (id: number, imgUrl: string | null) => ({ id, name: `C ${id}`, imgUrl });
const snapshot = {
  revision: 7,
  content: {
    ...emptyContent(),
    mediaFiles: [file(1, 'photos/A.jpg'), file(2, 'photos/b.jpg')],
    categories: [picture(5, 'photos/b.jpg'), picture(6, 'old/c.jpg'), picture(7, 'old/c.jpg')],
  },
} as unknown as Snapshot;
const change = (kind: ContentKind, rowId: number, row: TypedRow | null, base: TypedRow | null = null): DraftChange => ({
  ...{ draftId: '', kind, rowId, row, base, version: 3, conflicts: [], changedBy: null, changedAt: new Date(0) },
});
const view = (...changes: DraftChange[]) => libraryView(snapshot, changes);

test('in force the library is its rows, by address in any case', async () => {
  const { rowAt, rows } = await view();
  expect([...rows()].map(({ id }) => id)).toEqual([1, 2]);
  expect(rowAt('PHOTOS/a.JPG')).toEqual({ ...file(1, 'photos/A.jpg'), version: 'r7' });
  expect(rowAt('photos/c.jpg')).toBeUndefined();
});

test('a draft changes, adds and removes rows of it', async () => {
  const { rowAt, rows } = await view(
    change('mediaFiles', 1, { ...file(1, 'photos/a.jpg'), alt: 'New' }, file(1, 'photos/A.jpg')),
    change('mediaFiles', 2, null, file(2, 'photos/b.jpg')),
    change('mediaFiles', 9, { uri: 'photos/n.jpg' }),
  );
  expect([...rows()].map(({ id }) => id)).toEqual([1, 9]);
  expect(rowAt('photos/a.jpg')).toEqual({ ...file(1, 'photos/a.jpg'), alt: 'New', version: 'd3', change: 'changed' });
  expect(rowAt('photos/n.jpg')).toEqual({
    ...{ id: 9, uri: 'photos/n.jpg', file: null, alt: '', focus: null, version: 'd3', change: 'added' },
  });
});

test.each<[string, TypedRow, object | undefined]>([
  [
    'with all of it',
    { uri: 'p/a.jpg', file: 'h', alt: 'x', focus: { x: 1, y: 2 } },
    { file: 'h', alt: 'x', focus: { x: 1, y: 2 } },
  ],
  ['with unsound fields', { uri: 'p/a.jpg', file: 7, alt: null, focus: 'left' }, { file: null, alt: '', focus: null }],
  ['with half a point', { uri: 'p/a.jpg', focus: { x: 1 } }, { focus: null }],
  ['with the other half', { uri: 'p/a.jpg', focus: { y: 1 } }, { focus: null }],
  ['with a point of a text', { uri: 'p/a.jpg', focus: { x: '1', y: 1 } }, { focus: null }],
  ['with a point of half a number', { uri: 'p/a.jpg', focus: { x: 1, y: 1.5 } }, { focus: null }],
  ['without a point', { uri: 'p/a.jpg', focus: null }, { focus: null }],
  ['without an address', { uri: '' }, undefined],
  ['with an address that is none', { uri: 7 }, undefined],
])('a typed row counts as far as it is sound: %s', async (_, row, expected) => {
  const found = [...(await view(change('mediaFiles', 9, row))).rows()].find(({ id }) => id === 9);
  expect(found).toEqual(expected === undefined ? undefined : expect.objectContaining(expected));
});

test('a file is used by the rows that name it, as the draft has them', async () => {
  const inForce = await view();
  expect(inForce.usesOf('old/c.jpg')).toEqual([
    { kind: 'categories', id: 6 },
    { kind: 'categories', id: 7 },
  ]);
  expect([...inForce.named()]).toEqual(['photos/b.jpg', 'old/c.jpg']);
  expect(inForce.usesOf('none.jpg')).toEqual([]);
  const drafted = await view(
    change('categories', 5, picture(5, null), picture(5, 'photos/b.jpg')),
    change('categories', 6, picture(6, 'new/d.jpg'), picture(6, 'old/c.jpg')),
    change('categories', 8, picture(8, 'new/d.jpg')),
  );
  expect([...drafted.named()]).toEqual(['old/c.jpg', 'new/d.jpg']);
  expect(drafted.usesOf('old/c.jpg')).toEqual([{ kind: 'categories', id: 7 }]);
  expect(drafted.usesOf('new/d.jpg')).toEqual([
    { kind: 'categories', id: 6 },
    { kind: 'categories', id: 8 },
  ]);
});

test('a row that names a file is given with its version, as the draft has it', async () => {
  const { row, versionOf } = await view(
    change('categories', 5, null, picture(5, 'photos/b.jpg')),
    change('categories', 6, picture(6, 'new/d.jpg'), picture(6, 'old/c.jpg')),
  );
  const of = (id: number) => [row({ kind: 'categories', id }), versionOf({ kind: 'categories', id })];
  expect(of(5)).toEqual([null, 'd3']);
  expect(of(6)).toEqual([picture(6, 'new/d.jpg'), 'd3']);
  expect(of(7)).toEqual([picture(7, 'old/c.jpg'), 'r7']);
  expect(of(8)).toEqual([null, 'r7']);
});

test('of changes alone the uses of a file are all rows that name it', () => {
  const uses = usesOfChanges([
    change('categories', 5, picture(5, 'a/b.jpg')),
    change('categories', 6, null, picture(6, 'a/b.jpg')),
    change('categories', 7, picture(7, 'a/b.jpg')),
  ]);
  expect([...uses]).toEqual([
    [
      'a/b.jpg',
      [
        { kind: 'categories', id: 5 },
        { kind: 'categories', id: 7 },
      ],
    ],
  ]);
});
