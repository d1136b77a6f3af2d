import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['<p>One <a href="/two">two</a>.</p><p>Three</p>', 'One two. Three'],
  ['<h2>Nuts &amp; bolts</h2>\n<ul>\n<li>5 &lt; 6</li></ul>', 'Nuts & bolts 5 < 6'],
  ['', ''],
])('of %s the words remain', (html, words) => {
  expect(plainWords(html)).toBe(words);
});
