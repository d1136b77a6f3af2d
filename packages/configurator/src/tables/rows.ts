import { hasAnswerIn, isSelectedIn, type RuleState } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { addRow, type Bits, firstRow, keepRows, noRows } from '../table-cells/bits.ts';
import { isInRange } from '../table-cells/cell.ts';
import type { CompiledTable, NumberColumn, TableColumn } from '../table-cells/compiled-table.ts';

/** One answer that a table is asked about: a selected option, or the value of a number group. */
export interface Asked {
  group: number;
  /** null for a number. */
  id: number | null;
  rows: Bits;
}

/** The answers in the columns of a table, in column and option order; those of a group that is left out are not asked. */
export function askedOf({ columns }: CompiledTable, state: RuleState): readonly Asked[] {
  const asked: Asked[] = [];
  for (const column of columns) {
    if (column.kind === 'number') {
      const value = present(state.answers[column.group]);
      if (value !== null) asked.push({ group: column.group, id: null, rows: rowsAt(column, value) });
      continue;
    }
    for (const [id, rows] of column.rowsOf) {
      if (isSelectedIn(state.quantities, id)) asked.push({ group: column.group, id, rows });
    }
  }
  return asked;
}

/** The rows for whoever asks that allow all of these. */
export function rowsAllowing({ offered }: Pick<CompiledTable, 'offered'>, asked: readonly { rows: Bits }[]): Bits {
  const rows = offered.slice();
  for (const one of asked) keepRows(rows, one.rows);
  return rows;
}

/** The first row that fits the answers, or -1: it allows them and asks nothing of the columns without an answer. */
export function fittingRow(table: CompiledTable, state: RuleState): number {
  const asked = askedOf(table, state);
  const rows = rowsAllowing(table, asked);
  for (const column of table.columns) if (!isColumnAnswered(column, state)) keepRows(rows, column.unanswered);
  return firstRow(rows);
}

/** Whether its group has an answer; an option that is never disabled is one too. */
export function isColumnAnswered(column: TableColumn, { quantities, answers }: RuleState): boolean {
  if (column.kind === 'number') return hasAnswerIn(answers, column.group);
  return column.ids.some((id) => isSelectedIn(quantities, id));
}

/** The values of one number that were asked last, by column. */
const remembered = new WeakMap<NumberColumn, Map<number, Bits>>();
const MOST_REMEMBERED = 32;

/** The rows whose cell holds a value. */
function rowsAt(column: NumberColumn, value: number): Bits {
  const known = remembered.get(column) ?? new Map<number, Bits>();
  remembered.set(column, known);
  const found = known.get(value);
  if (found !== undefined) return found;
  const rows = noRows(column.cells.length);
  for (const [row, cell] of column.cells.entries()) {
    if (cell?.isAny === true || cell?.ranges.some((range) => isInRange(value, range)) === true) addRow(rows, row);
  }
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(value, rows);
  return rows;
}
