import type { CellObject, Row, SheetData } from 'write-excel-file/node';

/** Some cells of a guide that were typed as texts, numbers or nothing. */
export type Typed = string | number | null;

/** A cell merged over columns and rows; the cells below it are null. */
export const merged = (value: string, columnSpan: number, rowSpan = 1): CellObject => ({
  value,
  columnSpan,
  rowSpan,
  fontWeight: 'bold',
  align: 'center',
});

/** A number as its format shows it. */
export const formatted = (value: number, format: string): CellObject => ({ value, type: Number, format });

/** A line across the whole sheet. */
export const across = (value: string, columns: number): Row => [
  merged(value, columns),
  ...Array.from({ length: columns - 1 }, () => null),
];

/** A block of rows whose first cell is merged down over all of them. */
export const block = (first: string, rows: readonly (readonly Typed[])[]): SheetData =>
  rows.map((row, at) => [at === 0 ? { ...merged(first, 1, rows.length), alignVertical: 'top' } : null, ...row]);
