import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import type { TableRanges } from '../data/evaluation.ts';
import { hasRow } from '../table-cells/bits.ts';
import type { Range } from '../table-cells/cell.ts';
import { askedOf, rowsAllowing } from './rows.ts';

/** For each table with a number group among its columns: its cells in the rows that the other answers allow, each once. */
export function rangesOf(
  { tables, groups }: Compiled,
  state: RuleState,
  visible: readonly boolean[],
): readonly TableRanges[] {
  return tables.flatMap((table) =>
    table.columns.flatMap((column): readonly TableRanges[] => {
      const group: CompiledGroup | undefined = groups[column.group];
      if (column.kind !== 'number' || group === undefined || visible[group.index] !== true) return [];
      const others = askedOf(table, state).filter((one) => one.group !== group.index);
      const rows = rowsAllowing(table, others);
      const ranges = new Map<string, Range>();
      for (const [row, cell] of column.cells.entries()) {
        if (cell === null || !hasRow(rows, row)) continue;
        const own: readonly Range[] = cell.isAny ? [{ min: null, max: null }] : cell.ranges;
        for (const range of own) ranges.set(`${range.min}..${range.max}`, range);
      }
      return [{ group: group.name, table: table.name, ranges: [...ranges.values()] }];
    }),
  );
}
