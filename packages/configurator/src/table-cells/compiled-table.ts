import type { Bits } from './bits.ts';
import type { NumberCell } from './cell.ts';

/** A table with all that is derived from it once. */
export interface CompiledTable {
  index: number;
  name: string;
  /** Names of its columns. */
  names: readonly string[];
  size: number;
  columns: readonly TableColumn[];
  /** The columns that ask who asks, in their order. */
  facts: readonly FactColumn[];
  /** The rows that there are for whoever asks. */
  offered: Bits;
  /** The values of its rows, by name; null is no value. */
  gives: ReadonlyMap<string, readonly (number | null)[]>;
  /** The group whose value, length or quantity the price is for; null: the price is for one. */
  per: number | null;
}

/** One column of a group. */
export type TableColumn = ChoiceColumn | NumberColumn;

/** One column of a fact about who asks. */
interface FactColumn {
  /** As the column is written: `@market`. */
  name: string;
  /** The rows that hold for its value now. */
  rows: Bits;
}

interface ColumnOfGroup {
  group: number;
  /** Rows that ask nothing of the group: `*`, or an empty cell. */
  unanswered: Bits;
}

interface ChoiceColumn extends ColumnOfGroup {
  kind: 'choice';
  /** Ids of all its options. */
  ids: readonly number[];
  /** The rows in which an option stands, by its id. An option that is never disabled is never asked. */
  rowsOf: ReadonlyMap<number, Bits>;
}

export interface NumberColumn extends ColumnOfGroup {
  kind: 'number';
  /** A cell of each row; null cannot be read, and allows nothing. */
  cells: readonly (NumberCell | null)[];
}
