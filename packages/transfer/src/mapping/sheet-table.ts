import type { Range, Sheet, SheetCell } from '@millrace/exchange';

/** A sheet as a table: what stands above each column, and its rows below. */
export interface SheetTable {
  /** By column, from 0; '' above a column without a heading. Lines of headings over several rows are joined by a blank. */
  headings: readonly string[];
  /** Rows of data, without those that are empty. */
  rows(): Iterable<TableRow>;
}

export interface TableRow {
  /** From 0. */
  row: number;
  /** By column. A cell that is merged over several rows stands in each of them. */
  cells: ReadonlyMap<number, SheetCell>;
}

export interface TablePlace {
  headings: { row: number; rows: number };
  takesHidden: boolean;
}

/** Reads a sheet by its headings. Hidden rows and columns are left out unless they are asked for. */
export function sheetTable(sheet: Sheet, { headings: { row, rows }, takesHidden }: TablePlace): SheetTable {
  const hiddenColumns = new Set(takesHidden ? [] : sheet.hiddenColumns);
  const hiddenRows = new Set(takesHidden ? [] : sheet.hiddenRows);
  const headings = headingsOf(sheet, row, rows).map((words, column) => (hiddenColumns.has(column) ? '' : words));
  return { headings, rows: () => rowsOf(sheet, { from: row + rows, hiddenColumns, hiddenRows }) };
}

/** Every row of a sheet with its cells, in order. */
export function* cellsByRow(cells: readonly SheetCell[]): Generator<SheetCell[]> {
  let some: SheetCell[] = [];
  for (const cell of cells) {
    if (some[0] !== undefined && some[0].row !== cell.row) {
      yield some;
      some = [];
    }
    some.push(cell);
  }
  if (some.length > 0) yield some;
}

function headingsOf({ cells, merges }: Sheet, from: number, rows: number): string[] {
  const lines: Map<number, string>[] = Array.from({ length: rows }, () => new Map());
  let last = -1;
  for (const cell of cells) {
    if (cell.row >= from + rows) break;
    last = cell.row < from ? last : Math.max(last, cell.column);
    lines[cell.row - from]?.set(cell.column, cell.text);
  }
  for (const { row, column, rows: down, columns } of merges) {
    const text = lines[row - from]?.get(column);
    if (text === undefined) continue;
    // A title over the whole sheet is merged, too, and a hostile range may be as wide as a sheet can be.
    for (let at = column; at < column + columns && at <= last; at++)
      for (let line = row; line < row + down && line < from + rows; line++) lines[line - from]?.set(at, text);
  }
  return Array.from({ length: last + 1 }, (_, column) =>
    [...new Set(lines.map((line) => line.get(column)?.replaceAll(/\s+/g, ' ').trim() ?? ''))]
      .filter((words) => words !== '')
      .join(' '),
  );
}

interface Taken {
  from: number;
  hiddenColumns: ReadonlySet<number>;
  hiddenRows: ReadonlySet<number>;
}

function* rowsOf(sheet: Sheet, { from, hiddenColumns, hiddenRows }: Taken): Generator<TableRow> {
  const down = sheet.merges.filter(({ row, rows }) => rows > 1 && row >= from).sort((a, b) => a.row - b.row);
  const open = new Map<number, { range: Range; cell: SheetCell }>();
  let next = 0;
  for (const cells of cellsByRow(sheet.cells)) {
    const row = cells[0]?.row ?? 0;
    if (row < from) continue;
    const found = new Map(cells.map((cell) => [cell.column, cell]));
    for (; (down[next]?.row ?? Number.POSITIVE_INFINITY) <= row; next++) {
      const range = down[next];
      const cell = range === undefined || range.row !== row ? undefined : found.get(range.column);
      if (range !== undefined && cell !== undefined) open.set(range.column, { range, cell });
    }
    for (const [column, { range, cell }] of open)
      if (row >= range.row + range.rows) open.delete(column);
      else if (!found.has(column)) found.set(column, { ...cell, row });
    for (const column of hiddenColumns) found.delete(column);
    if (found.size > 0 && !hiddenRows.has(row)) yield { row, cells: found };
  }
}
