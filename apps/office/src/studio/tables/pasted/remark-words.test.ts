import { expect, test } from 'vitest';
import { cellName, remarkWords } from './remark-words.ts';

test.each([
  [0, 0, 'A1'],
  [2, 1, 'B3'],
  [9, 25, 'Z10'],
  [0, 26, 'AA1'],
  [0, 51, 'AZ1'],
  [0, 52, 'BA1'],
  [0, 701, 'ZZ1'],
  [0, 702, 'AAA1'],
])('the cell of row %i and column %i is named as spreadsheets name it: %s', (row, column, name) => {
  expect(cellName({ row, column })).toBe(name);
});

test('a remark says which cell it is about, by its text, or that it is empty', () => {
  const at = { row: 2, column: 1 };
  expect(remarkWords({ ...at, code: 'unreadable-price', text: ' dear ' } as never)).toBe(
    '“dear” is no price that can be read; the cell is left out.',
  );
  expect(remarkWords({ ...at, code: 'unknown-mark', text: ' ' } as never)).toBe(
    'An empty cell is no mark that says yes or no; the cell says nothing.',
  );
  expect(remarkWords({ ...at, code: 'said-otherwise', text: 'x', first: { row: 0, column: 2 } } as never)).toBe(
    '“x” says otherwise than C1 of the same two options, which is kept.',
  );
});
