import { expect, test } from 'vitest';
import { linkWords } from './link-words.ts';

test.each([
  ['/orders/warranty-and-returns', 'Warranty and returns'],
  ['/search?x=1#a', 'Search'],
  ['/', 'Home'],
  ['https://wiki.example/start/', 'wiki.example/start'],
])('the link %s reads %s', (link, words) => {
  expect(linkWords(link)).toBe(words);
});
