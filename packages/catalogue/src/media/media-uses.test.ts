import { finish } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { category, emptyContent, family, product } from '../testing/rows.ts';
import { mediaNamedIn, mediaUses, withMediaMoved } from './media-uses.ts';

test.each([
  ['a path that is the whole text', 'families/a-1.png', ['families/a-1.png']],
  ['a path of one name', 'a.png', []],
  ['a path with a longer ending', 'a/b.jpeg', ['a/b.jpeg']],
  ['a name that begins with a dot', 'a/.png', []],
  ['an ending of one letter, or of six', 'a/b.p', []],
  ['words with a path', 'See a/b.png', []],
  ['addresses within a text', '<img src="/media/a/b.png"> and /media/c/d.pdf.', ['a/b.png', 'c/d.pdf.']],
  ['an address alone', '/media/a/b.png', ['a/b.png']],
  ['a picture that is drawn', 'picture/a.svg', []],
  ['a card that is drawn, in a text', '/media/og/a.png, /media/OG/b.png', []],
  ['a folder that begins so', 'oga/b.png', ['oga/b.png']],
  ['nothing', '', []],
])('a row names the files of %s', (_, text, files) => {
  expect([...mediaNamedIn('posts', { at: [{ deep: text }, 7, null] })]).toEqual(files);
});

test('rows of the library use nothing', () => expect(mediaNamedIn('mediaFiles', { uri: 'a/b.png' }).size).toBe(0));

test('each file has all rows that name it, in the words of the first', () => {
  const content = {
    ...emptyContent,
    categories: [category({ id: 1, imgUrl: 'a/one.png' })],
    families: [
      family({ id: 2, description: '<a href="/media/a/one.png">' }),
      family({ id: 3, description: '/media/a/two.png' }),
    ],
    products: [product({ id: 4, pictures: ['a/two.png', 'a/one.png'] })],
  };
  const uses = finish(mediaUses(content));
  expect([...uses].map(([uri, by]) => [uri, by.map(({ kind, id }) => `${kind} ${id}`)])).toEqual([
    ['a/one.png', ['categories 1', 'families 2', 'products 4']],
    ['a/two.png', ['families 3', 'products 4']],
  ]);
});

test.each<[string, unknown, unknown]>([
  ['the whole text', 'a/b.png', 'c/d.png'],
  [
    'every address within one',
    '/media/a/b.png /media/a/b.png /media/a/b.pngx',
    '/media/c/d.png /media/c/d.png /media/a/b.pngx',
  ],
  ['not the path without its folder', 'see a/b.png', 'see a/b.png'],
  [
    'deep in a row',
    { list: ['a/b.png', { at: 'a/b.png', n: 1, no: null }] },
    { list: ['c/d.png', { at: 'c/d.png', n: 1, no: null }] },
  ],
  ['nothing of a number', 7, 7],
])('a file has another address: %s', (_, row, after) =>
  expect(withMediaMoved(row, 'a/b.png', 'c/d.png')).toEqual(after),
);
