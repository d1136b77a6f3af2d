import { expect, test } from 'vitest';
import { markOf, readRange } from './codes.ts';

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

test.each([
  ['001…099', { from: 1, to: 99, digits: 3 }],
  ['01…100', { from: 1, to: 100, digits: 3 }],
  ['10…100', { from: 10, to: 100, digits: 0 }],
  ['T05–T25', { before: 'T', from: 5, to: 25, digits: 2 }],
  ['1…9', { from: 1, to: 9, digits: 1 }],
])('the range %s has its ends, and zeros where they are printed', (code, range) => {
  expect(readRange(code, '')).toMatchObject(range);
});
