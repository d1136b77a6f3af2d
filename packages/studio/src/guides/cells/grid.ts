import type { DecimalSign, Sheet } from '@millrace/exchange';
import { type CellUse, type Place, placeKey } from '../guide.ts';

/** The cells of one sheet by their places, without what is hidden in it, and what has become of each so far. */
export interface Grid {
  sheet: number;
  name: string;
  /** Before the decimals of its amounts. */
  decimal: DecimalSign;
  rows: number;
  columns: number;
  /** '' where nothing stands. */
  text(row: number, column: number): string;
  /** The same with the blanks that stand in it. */
  written(row: number, column: number): string;
  /** Columns and rows that a cell is shown over. */
  span(row: number, column: number): { rows: number; columns: number };
  /** Whether a person said that it means nothing. */
  isLeftOut(row: number, column: number): boolean;
  /** Whether it lies below a merged cell that begins elsewhere. */
  isCovered(row: number, column: number): boolean;
}

/** The uses of the cells of all sheets, while they are found. */
export type Uses = Map<string, CellUse>;

const ONE = { rows: 1, columns: 1 };
/** No guide is read beyond: a sheet of that size is a catalogue. */
const MOST_ROWS = 5_000;
const MOST_COLUMNS = 400;

/** `leaveOut`: cells that a person said mean nothing. */
export function gridOf(sheet: Sheet, index: number, decimal: DecimalSign, leaveOut: (place: Place) => boolean): Grid {
  const hiddenRows = new Set(sheet.hiddenRows);
  const hiddenColumns = new Set(sheet.hiddenColumns);
  const texts = new Map<number, string>();
  const written = new Map<number, string>();
  const at = (row: number, column: number) => row * MOST_COLUMNS + column;
  let rows = 0;
  let columns = 0;
  for (const { row, column, text: shown, asWritten } of sheet.cells) {
    // Of a mark such as ¹⁾ the sign alone counts.
    const text = shown.replaceAll(/[⁽⁾]/g, '');
    if (row >= MOST_ROWS || column >= MOST_COLUMNS || hiddenRows.has(row) || hiddenColumns.has(column)) continue;
    if (leaveOut({ sheet: index, row, column })) continue;
    texts.set(at(row, column), text);
    if (asWritten !== undefined) written.set(at(row, column), asWritten.replaceAll(/[⁽⁾]/g, ''));
    rows = Math.max(rows, row + 1);
    columns = Math.max(columns, column + 1);
  }
  const spans = new Map<number, { rows: number; columns: number }>();
  const covered = new Set<number>();
  for (const merge of sheet.merges) {
    const right = Math.min(merge.column + merge.columns, columns);
    const below = Math.min(merge.row + merge.rows, rows);
    spans.set(at(merge.row, merge.column), { rows: merge.rows, columns: merge.columns });
    for (let row = merge.row; row < below; row++)
      for (let column = merge.column; column < right; column++)
        if (row !== merge.row || column !== merge.column) covered.add(at(row, column));
  }
  const text = (row: number, column: number): string =>
    row < 0 || column < 0 || column >= columns ? '' : (texts.get(at(row, column)) ?? '');
  return {
    sheet: index,
    name: sheet.name.trim(),
    decimal,
    rows,
    columns,
    text,
    written: (row, column) => written.get(at(row, column)) ?? text(row, column),
    span: (row, column) => spans.get(at(row, column)) ?? ONE,
    isLeftOut: (row, column) => leaveOut({ sheet: index, row, column }),
    isCovered: (row, column) => covered.has(at(row, column)),
  };
}

export const placeIn = (grid: Grid, row: number, column: number): Place => ({ sheet: grid.sheet, row, column });

/** The text of a cell that nothing has been made of yet. */
export const freeText = (grid: Grid, uses: Uses, row: number, column: number): string =>
  uses.has(placeKey(placeIn(grid, row, column))) ? '' : grid.text(row, column);

/** Uses a cell, unless it is used already. */
export function use(grid: Grid, uses: Uses, row: number, column: number, as: CellUse): void {
  const key = placeKey(placeIn(grid, row, column));
  if (grid.text(row, column) !== '' && !uses.has(key)) uses.set(key, as);
}

/** Columns of a row in which something stands, within bounds. */
export function filledColumns(grid: Grid, row: number, from = 0, to = grid.columns): number[] {
  const columns: number[] = [];
  for (let column = from; column < to; column++) if (grid.text(row, column) !== '') columns.push(column);
  return columns;
}
