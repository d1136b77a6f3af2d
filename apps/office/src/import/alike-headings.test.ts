import { expect, test } from 'vitest';
import { alikeWords, columnLetters } from './alike-headings.ts';

const columnsOf = (...columns: readonly (readonly [string, string | null])[]) =>
  columns.map(([heading, path], at) => ({ at, heading, path }));

test.each([
  [
    'one of two',
    columnsOf(['Part', 'partNumber'], ['Price', 'priceCents'], ['Price', null]),
    ['2 columns are called “Price”. Left out: C.'],
  ],
  ['none of them', columnsOf(['Price', 'priceCents'], ['Price', 'costCents']), []],
  ['all of them, as of any heading that is not used', columnsOf(['Note', null], ['Note', null]), []],
  ['columns without a heading', columnsOf(['', 'name'], ['', null]), []],
])('of columns that are called alike %s is left out', (_, columns, words) => {
  expect(alikeWords(columns)).toEqual(words);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [16_383, 'XFD'],
])('column %i is %s', (at, letters) => expect(columnLetters(at)).toBe(letters));
