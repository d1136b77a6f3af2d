import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';
import { cutAt, fileAddress } from './trade-items.ts';

test.each([
  ['as long as may be stays', 'abc de', 6, 'abc de'],
  ['blanks are one', ' a \n b ', 9, 'a b'],
  ['cut at the last blank that is late enough', 'abcd efgh ijkl', 12, 'abcd efgh…'],
  ['cut in a word, where the last blank is early', 'ab cdefghijklmnop', 12, 'ab cd…'],
  ['cut in a word, where there is no blank', 'abcdefghij', 6, 'ab…'],
  ['a sign of two units is one', '😀😀😀', 3, '😀😀😀'],
])('a text that is too long: %s', (_, text, most, cut) => expect(cutAt(text, most)).toBe(cut));

test.each([
  ['/media', 'https://maker.example/media/a.png'],
  ['https://cdn.example', 'https://cdn.example/a.png'],
])('a file below %s', (mediaBase, address) => {
  expect(fileAddress({ publicUrl: 'https://maker.example', mediaBase } as never, 'a.png')).toBe(address);
});

test('pieces are of two hundred, and there is no empty one', () => {
  const lengths = (count: number) => [...inPieces(Array(count).keys(), () => 'x')].map(({ length }) => length);
  expect([0, 1, 200, 201, 400].map(lengths)).toEqual([[], [1], [200], [200, 1], [200, 200]]);
});
