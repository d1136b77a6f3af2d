import type { NotRecognised, Remark } from '@millrace/studio';
import { expect, test } from 'vitest';
import { cellName, notRecognisedWords, remarkWords } from './remark-words.ts';

test.each([
  [0, 0, 'A1'],
  [2, 1, 'B3'],
  [9, 25, 'Z10'],
  [0, 26, 'AA1'],
  [0, 51, 'AZ1'],
  [0, 52, 'BA1'],
  [0, 701, 'ZZ1'],
  [0, 702, 'AAA1'],
])('row %i, column %i is %s', (row, column, name) => expect(cellName({ row, column })).toBe(name));

const first = { row: 1, column: 1 };
test.each<[Partial<Remark> & { code: Remark['code'] }, string]>([
  [{ code: 'unknown-option', group: 'Size' }, '“x” is no option of Size; its row or column is left out.'],
  [{ code: 'unknown-option' }, '“x” is no option of the group; its row or column is left out.'],
  [{ code: 'unknown-mark' }, '“x” is no mark that says yes or no; the cell says nothing.'],
  [{ code: 'unreadable-price' }, '“x” is no price that can be read; the cell is left out.'],
  [{ code: 'unreadable-number', group: 'Size' }, '“x” is no number and no range for Size; its row is left out.'],
  [{ code: 'unreadable-number' }, '“x” is no number and no range for the group; its row is left out.'],
  [{ code: 'unknown-column' }, 'The column “x” names no group, and holds no numbers that a row could give.'],
  [{ code: 'said-otherwise', first } as never, '“x” says otherwise than B2 of the same two options, which is kept.'],
  [
    { code: 'other-words', group: 'Size', option: 'A' } as never,
    '“x” are the words of another option of Size than A, which is kept.',
  ],
  [{ code: 'footnote', mark: '1' } as never, '“x” has a footnote (1): a rule of its own, which no mark says.'],
  [{ code: 'left-out' }, '“x” belongs to no row of the table and is passed over.'],
  [{ code: 'left-out', text: '  ' }, 'An empty cell belongs to no row of the table and is passed over.'],
  [{ code: 'filled-down' }, 'An empty cell means the one above it.'],
  [{ code: 'not-made' }, 'The row of “x” has no price and is not made.'],
  [{ code: 'no-price' }, 'No price stands here: on request.'],
])('a remark is a sentence: %j', (remark, words) => {
  expect(remarkWords({ row: 0, column: 0, text: ' x ', ...remark } as Remark)).toBe(words);
});

test.each<[NotRecognised['why'], RegExp]>([
  ['empty', /^Nothing but empty cells/],
  ['one-cell', /^A single cell is no table/],
  ['no-labels', /is an option of this configurator\.$/],
  ['one-group', /^Options of one group alone/],
  ['no-marks', /neither marks nor prices\.$/],
])('a table that fits nothing, as %s, is told, with the group that is nearest', (why, words) => {
  const of = (nearest: unknown) => notRecognisedWords({ is: 'nothing', why, nearest } as NotRecognised);
  expect(of(null)).toMatch(words);
  const near = { group: 'Size', found: 2, of: 3 };
  expect(of({ ...near, unknown: [] })).toBe(`${of(null)} Nearest is Size, with 2 of 3 labels.`);
  expect(of({ ...near, unknown: [' a', 'b '] })).toBe(
    `${of(null)} Nearest is Size, with 2 of 3 labels. Not among its options: “a”, “b”.`,
  );
});
