import { boxOf, countCells, type Range } from '../../cells/range.ts';

/** The columns of one row that are selected, as `2-5`; '' for none. A text, so that rows that did not change stay drawn. */
export type ColumnSpan = string;

/** The columns of a row that a range has; '' also where the range is one cell, which has the focus alone. */
export function spanIn(range: Range, row: number): ColumnSpan {
  const box = boxOf(range);
  return row < box.top || row > box.bottom || countCells(box) === 1 ? '' : `${box.left}-${box.right}`;
}

export function isInSpan(span: ColumnSpan, column: number): boolean {
  const [from = -1, to = -1] = span === '' ? [] : span.split('-').map(Number);
  return column >= from && column <= to;
}
