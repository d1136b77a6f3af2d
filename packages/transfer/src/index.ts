export type { Cell, CellReading, CellRefusal, Column, Surroundings } from './columns/column.ts';
export { columnsOf } from './columns/columns-of.ts';
export { emptyValue } from './columns/empty-value.ts';
export { readCell } from './columns/read-cell.ts';
export { withColumn } from './columns/value-at.ts';
export { type WrittenCell, writeCell } from './columns/write-cell.ts';
export { type Named, type NameIndex, nameIndex } from './names/name-index.ts';
