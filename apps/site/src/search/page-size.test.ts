import { expect, test } from 'vitest';
import { readPageSize } from './page-size.ts';

test.each([
  ['10', 10, false],
  [' 25 ', 25, false],
  ['1', 1, false],
  ['100', 100, false],
  ['0', 1, true],
  ['-3', 1, true],
  ['101', 100, true],
  ['7.9', 7, true],
  ['ten', 10, true],
  ['', 10, true],
])('“%s” is %s rows, with a message: %s', (typed, value, corrected) => {
  const size = readPageSize(typed);
  expect(size.value).toBe(value);
  expect(size.fault !== null).toBe(corrected);
});
