import type { Box, Cell } from './range.ts';

/**
 * The cells that are filled when the handle of a range is drawn to a cell: whole rows or whole columns of the range beside it, on the
 * side on which the cell is further away. null: the cell is in the range.
 */
export function filledBy({ top, bottom, left, right }: Box, { row, column }: Cell): Box | null {
  const [down, up] = [row - bottom, top - row];
  const [after, before] = [column - right, left - column];
  const most = Math.max(down, up, after, before);
  if (most <= 0) return null;
  if (down === most) return { top: bottom + 1, bottom: row, left, right };
  if (up === most) return { top: row, bottom: top - 1, left, right };
  if (after === most) return { top, bottom, left: right + 1, right: column };
  return { top, bottom, left: column, right: left - 1 };
}

/** The cell of the range that a filled one repeats: the range again and again, on all sides. */
export const repeatedIn = ({ top, bottom, left, right }: Box, { row, column }: Cell): Cell => ({
  row: top + modulo(row - top, bottom - top + 1),
  column: left + modulo(column - left, right - left + 1),
});

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** The smallest range with both in it. */
export const both = (one: Box, other: Box): Box => ({
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
});
