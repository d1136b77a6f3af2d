import { expect, test } from 'vitest';
import { readStyle } from './read-style.ts';

const sheet = `@import "./one.css";
/* @import "./none.css";
   .none {} */
@reference url('../two.css');
@layer base {
  .inLayer { color: red; }
}
.one, .two:hover, .three {
  & .inner { color: red; }
}
@media print {
  .printed { color: red; }
}
/** A heading. */
.four { color: red }

`;

test('imports stand at their lines, and none in a comment', () => {
  expect(readStyle(sheet).imports).toEqual([
    { specifier: './one.css', isTypeOnly: false, line: 1 },
    { specifier: '../two.css', isTypeOnly: false, line: 4 },
  ]);
});

test('classes are those with rules for every window', () => {
  expect(readStyle(sheet).classes).toEqual([
    { name: 'inLayer', line: 6 },
    { name: 'one', line: 8 },
    { name: 'three', line: 8 },
    { name: 'four', line: 15 },
  ]);
});

test('comments begin at their words, and empty lines at the end are none', () => {
  const { comments, lines } = readStyle(sheet);
  expect(comments.map(({ text, line }) => [text.split(' ')[0], line])).toEqual([
    ['@import', 2],
    ['A', 14],
  ]);
  expect(lines).toBe(15);
});
