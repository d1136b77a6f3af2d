import { expect, test } from 'vitest';
import { folderOf, isMediaPath, lineOf, nameOf, pictureOf, sizeWords } from './media-queries.ts';

const KB = 1024;
test.each([
  [0, '0 B'],
  [KB - 1, '1023 B'],
  [KB, '1 KB'],
  [340 * KB + 600, '341 KB'],
  [KB * KB - 1, '1024 KB'],
  [KB * KB, '1.0 MB'],
  [4.1 * KB * KB, '4.1 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test.each([
  ['parts/valve.png', 'valve.png', 'parts', true],
  ['a/b/c.pdf', 'c.pdf', 'a/b', true],
  ['valve.png', 'valve.png', '', false],
  ['https://other.example/valve.png', 'valve.png', 'https://other.example', false],
])('%s is named %s and lies in “%s”', (uri, name, folder, isOfLibrary) => {
  expect([nameOf(uri), folderOf(uri), isMediaPath(uri)]).toEqual([name, folder, isOfLibrary]);
});

test('a file of which only its address is known has the type of its ending', () => {
  expect(lineOf('parts/Valve.JPG')).toMatchObject({ address: '/media/parts/Valve.JPG', type: 'jpg', uses: 0 });
});

test.each([
  ['a photograph, about as wide as asked', 'a/b.jpg', 640, '/media/a/b.jpg?w=640'],
  ['one of 320 pixels, where nothing is asked', 'a/b.webp', undefined, '/media/a/b.webp?w=320'],
  ['a drawing, as it is', 'a/b.svg', 640, '/media/a/b.svg'],
  ['no picture', 'a/b.pdf', 640, null],
  ['a type that is not known', 'a/b.xyz', 640, null],
] as const)('%s', (_, uri, width, address) => {
  expect(pictureOf(lineOf(uri), width)).toBe(address);
});
