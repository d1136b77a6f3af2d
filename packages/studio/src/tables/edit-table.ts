import type { Configurator, Table } from '@millrace/configurator';
import { type TableCell, typedCell } from './table-cells.ts';

/** Puts texts into the cells from one on; rows that are missing are added. Columns beyond the last are refused by their number. */
export function withTexts(
  configurator: Configurator,
  table: Table,
  { row: top, column: left }: { row: number; column: number },
  texts: readonly (readonly string[])[],
): Table {
  const width = widthOf(table);
  const rows = table.rows.map((row) => [...row]);
  for (const [down, line] of texts.entries()) {
    while (rows.length <= top + down) rows.push(emptyRow(table));
    const row = rows[top + down];
    for (const [right, text] of line.entries()) {
      const at = left + right;
      if (row === undefined || at >= width) continue;
      while (row.length <= at) row.push(emptyCell(table, row.length));
      row[at] = typedCell(configurator, table, at, text);
    }
  }
  return { ...table, rows };
}

const widthOf = ({ columns, gives = [] }: Table): number => columns.length + gives.length;

/** A cell that asks nothing, or gives nothing. */
const emptyCell = ({ columns }: Table, at: number): TableCell => (at < columns.length ? '*' : null);

const emptyRow = (table: Table): TableCell[] => Array.from({ length: widthOf(table) }, (_, at) => emptyCell(table, at));

/** A row that allows everything, at a place. */
export const withRow = (table: Table, at: number): Table => ({
  ...table,
  rows: table.rows.toSpliced(at, 0, emptyRow(table)),
});

export const withoutRows = (table: Table, from: number, to: number): Table => ({
  ...table,
  rows: table.rows.toSpliced(from, to - from + 1),
});

/** With a row at another place; beyond the first and the last there is none. */
export function withRowMoved(table: Table, from: number, to: number): Table {
  const row = table.rows[from];
  if (row === undefined || to < 0 || to >= table.rows.length) return table;
  return { ...table, rows: table.rows.toSpliced(from, 1).toSpliced(to, 0, row) };
}

/** One more group that it asks, after the others; every row allows each of its answers. */
export const withColumn = (table: Table, group: string): Table => ({
  ...table,
  columns: [...table.columns, group],
  rows: table.rows.map((row) => row.toSpliced(table.columns.length, 0, '*')),
});

/** One more number that it gives, after the others; no row has it yet. */
export const withGiven = (table: Table, name: string): Table => ({
  ...table,
  gives: [...(table.gives ?? []), name],
  rows: table.rows.map((row) => [...row, null]),
});

/** Without one of its columns, asked or given. The last that it asks stays: a table without one is none. */
export function withoutColumn(table: Table, at: number): Table {
  const { columns, gives = [], rows } = table;
  const isGiven = at >= columns.length;
  if (!isGiven && columns.length === 1) return table;
  const { gives: _, ...rest } = table;
  const given = isGiven ? gives.toSpliced(at - columns.length, 1) : gives;
  return {
    ...rest,
    columns: isGiven ? columns : columns.toSpliced(at, 1),
    ...(given.length > 0 && { gives: given }),
    rows: rows.map((row) => row.toSpliced(at, 1)),
  };
}
