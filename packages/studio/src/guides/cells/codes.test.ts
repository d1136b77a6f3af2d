import { expect, test } from 'vitest';
import { markOf } from './codes.ts';

test.each([
  ['¹', '1'],
  ['¹²', '12'],
  ['(1)', '1'],
  ['[3]', '3'],
  ['1)', '1'],
  ['Note 2:', '2'],
  ['*', '*'],
])('the mark %s is %s', (text, mark) => {
  expect(markOf(text)).toBe(mark);
});
