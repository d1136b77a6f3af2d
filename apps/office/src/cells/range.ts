/** A cell by its row among those the list has, and its column among those it shows. */
export interface Cell {
  row: number;
  column: number;
}

/** The selection: from the cell where it began to the one where it ends. */
export interface Range {
  from: Cell;
  to: Cell;
  /** The cell that keeps the focus while whole columns or all cells are selected around it; absent: `to` has it. */
  focus?: Cell;
}

/** The cell that the keys act on. */
export const focusOf = ({ to, focus }: Range): Cell => focus ?? to;

/** The same with its edges in order, both within. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const boxOf = ({ from, to }: Range): Box => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});
export const countCells = ({ top, bottom, left, right }: Box): number => (bottom - top + 1) * (right - left + 1);

export interface Size {
  rows: number;
  columns: number;
  /** Rows of a screen. */
  page: number;
}
export interface RangeKey {
  key: string;
  isShift: boolean;
  isCtrl: boolean;
}

/** The range after a key that moves; null: the key moves nothing. */
export function moved(range: Range, { key, isShift, isCtrl }: RangeKey, size: Size): Range | null {
  const { from, to } = range;
  const focus = focusOf(range);
  const last = { row: size.rows - 1, column: size.columns - 1 };
  if (isCtrl && key.toLowerCase() === 'a') return { from: { row: 0, column: 0 }, to: last, focus };
  if (isCtrl && key === ' ')
    return { from: { row: 0, column: from.column }, to: { row: last.row, column: to.column }, focus };
  const step = steps(isShift ? to : focus, isCtrl, size)[key];
  if (step === undefined) return null;
  const cell = {
    row: Math.max(0, Math.min(last.row, step.row)),
    column: Math.max(0, Math.min(last.column, step.column)),
  };
  return isShift ? { ...range, to: cell } : { from: cell, to: cell };
}

function steps({ row, column }: Cell, isCtrl: boolean, { rows, columns, page }: Size): Record<string, Cell> {
  return {
    ArrowUp: { row: isCtrl ? 0 : row - 1, column },
    ArrowDown: { row: isCtrl ? rows - 1 : row + 1, column },
    ArrowLeft: { row, column: isCtrl ? 0 : column - 1 },
    ArrowRight: { row, column: isCtrl ? columns - 1 : column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: isCtrl ? 0 : row, column: 0 },
    End: { row: isCtrl ? rows - 1 : row, column: columns - 1 },
  };
}
