import { expect, test } from 'vitest';
import { namedRowWords, rowWords } from './row-words.ts';

test.each([
  ['its name', 'families', { id: 7, name: ' Tern duplex ' }, 'Tern duplex'],
  ['its number and its name', 'products', { id: 3, partNumber: 'TRN-1', name: 'Tern' }, 'TRN-1 Tern'],
  ['both words alike once', 'viewItems', { id: 4, title: 'Tern', name: 'Tern' }, 'Tern'],
  ['a new one by its kind', 'families', null, 'Family'],
  [
    'one of a kind that is called by its number, by its kind and id',
    'pictures',
    { id: 7, name: 'Tern' },
    'Composed picture 7',
  ],
  ['one without words by its kind and id', 'families', { id: 7, name: '' }, 'Family 7'],
] as const)('a row is known by %s', (_, kind, row, words) => expect(rowWords(kind, row)).toBe(words));

test.each([
  ['as it is named', { id: 7, label: 'Tern' }, 'Tern'],
  ['by its kind and id where it has no name', { id: 7, label: '' }, 'Composed picture 7'],
])('a row that the server has named is known %s', (_, row, words) =>
  expect(namedRowWords('pictures', row)).toBe(words),
);
