import type { ContentKind } from '@millrace/contract/content';
import type { DraftChange, TypedRow } from '@millrace/database';
import { expect, test } from 'vitest';
import { filesOfDrafts, newlyNamed, stillMissing } from './files-of-drafts.ts';

const change = (kind: ContentKind, rowId: number, row: TypedRow | null, base: TypedRow | null = null): DraftChange => ({
  draftId: '11111111-1111-4111-8111-111111111111',
  kind,
  rowId,
  row,
  base,
  version: 1,
  conflicts: [],
  changedBy: null,
  changedAt: new Date(0),
});
const picture = (uri: string): TypedRow => ({ id: 1, name: 'Pumps', imgUrl: uri });
const inForce = {
  mediaFiles: new Map([['photos/hall.jpg', { id: 9, uri: 'photos/hall.jpg', file: 'a', alt: '', focus: null }]]),
};

function namedBy(...changes: DraftChange[]): string[] {
  const steps = newlyNamed(inForce, changes);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value.map(({ uri, path }) => `${path.join('.')}: ${uri}`);
  }
}

test.each<[string, DraftChange[], string[]]>([
  ['a path that nobody named', [change('categories', 1, picture('photos/a.jpg'))], ['imgUrl: photos/a.jpg']],
  [
    'a path within a text',
    [change('posts', 1, { id: 1, htmlContent: '<img src="/media/photos/a.jpg" alt="">' })],
    ['htmlContent: photos/a.jpg'],
  ],
  [
    'a path in a list',
    [change('families', 1, { id: 1, media: [{ uri: 'a/b.png' }, { uri: 'a/c.png' }] })],
    ['media.0.uri: a/b.png', 'media.1.uri: a/c.png'],
  ],
  ['none that the row in force names', [change('categories', 1, picture('photos/a.jpg'), picture('photos/a.jpg'))], []],
  ['none of the library', [change('categories', 1, picture('photos/hall.jpg'))], []],
  [
    'none that the draft puts there',
    [change('categories', 1, picture('photos/a.jpg')), change('mediaFiles', 2, { id: 2, uri: 'photos/a.jpg' })],
    [],
  ],
  [
    'one that the draft takes away',
    [
      change('categories', 1, picture('photos/hall.jpg')),
      change('mediaFiles', 9, null, { id: 9, uri: 'photos/hall.jpg' }),
    ],
    ['imgUrl: photos/hall.jpg'],
  ],
  ['nothing of a row that goes', [change('categories', 1, null, picture('photos/a.jpg'))], []],
])('of changed rows it is asked for %s', (_, changes, named) => {
  expect(namedBy(...changes)).toEqual(named);
});

test('a file that is not there is told at its field; one that was there is not asked for again until more is published', async () => {
  const asked: string[] = [];
  const missing = filesOfDrafts(async (uri) => {
    asked.push(uri);
    return uri === 'a/there.png';
  });
  const named = ['a/there.png', 'a/gone.png'].map((uri) => ({
    uri,
    change: change('categories', 1, picture(uri)),
    path: ['imgUrl'],
  }));
  const { signal } = new AbortController();
  const warned = await missing.warn(named, signal);
  expect(warned).toEqual([
    {
      severity: 'warning',
      code: 'missing-file',
      kind: 'categories',
      id: 1,
      path: ['imgUrl'],
      message: 'Pumps names the file a/gone.png, which is not in the library.',
    },
  ]);
  expect(await missing.warn(named, signal)).toEqual(warned);
  missing.forget();
  await missing.warn(named, signal);
  expect(asked).toEqual(['a/there.png', 'a/gone.png', 'a/gone.png', 'a/there.png', 'a/gone.png']);
});

const GONE = 'photos/gone.jpg';
const warning = {
  severity: 'warning',
  code: 'missing-file',
  kind: 'categories',
  id: 1,
  path: ['imgUrl'],
  message: '',
} as const;
test.each<[string, DraftChange[], string[]]>([
  ['stays where the draft leaves its row', [change('posts', 1, { id: 1 })], ['Pumps: imgUrl']],
  [
    'stays, under the new name, where the row names it yet',
    [change('categories', 1, { ...picture(GONE), name: 'Wells' })],
    ['Wells: imgUrl'],
  ],
  ['goes with the row', [change('categories', 1, null, picture(GONE))], []],
  ['goes where the row names another', [change('categories', 1, picture('photos/hall.jpg'), picture(GONE))], []],
  ['goes where the draft puts the file there', [change('mediaFiles', 2, { id: 2, uri: GONE })], []],
])('the warning of a file that is missing in force %s', (_, changes, told) => {
  const found = stillMissing(changes)([{ uri: GONE, name: 'Pumps', warning: { ...warning, path: [...warning.path] } }]);
  expect(found.map(({ name, path }) => `${name}: ${path.join('.')}`)).toEqual(told);
});
