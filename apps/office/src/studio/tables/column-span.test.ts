import { expect, test } from 'vitest';
import { isInSpan, spanIn } from './column-span.ts';

const at = (row: number, column: number) => ({ row, column });
test.each([
  ['the rows of a range', at(1, 2), at(3, 5), ['', '2-5', '2-5', '2-5', '']],
  ['a range that was drawn upwards', at(3, 5), at(1, 2), ['', '2-5', '2-5', '2-5', '']],
  ['a column', at(1, 2), at(2, 2), ['', '2-2', '2-2', '', '']],
  ['one cell', at(1, 2), at(1, 2), ['', '', '', '', '']],
])('columns that are selected in %s', (_, from, to, spans) => {
  expect([0, 1, 2, 3, 4].map((row) => spanIn({ from, to, anchor: from, focus: to } as never, row))).toEqual(spans);
});

test.each([
  ['2-5', [false, true, true, false]],
  ['2-2', [false, true, false, false]],
  ['', [false, false, false, false]],
])('whether columns 1, 2, 5 and 6 are in %s', (span, are) => {
  expect([1, 2, 5, 6].map((column) => isInSpan(span, column))).toEqual(are);
});
test('the first columns are told, too', () =>
  expect([0, 1, 11].map((one) => isInSpan('0-10', one))).toEqual([true, true, false]));
