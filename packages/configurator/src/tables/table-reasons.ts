import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import { allRows, type Bits, keepRows, meet } from '../table-cells/bits.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import { type Asked, askedOf, rowsAllowing } from './rows.ts';

/** A table that disables an option, with the fewest answers that do. */
export interface TableAgainst {
  table: CompiledTable;
  causes: readonly Asked[];
  /** Names of the facts about who asks that do, as columns name them. */
  facts: readonly string[];
}

/** The tables of which no row allows an option together with the other answers, for each option of a group. */
export function tablesAgainst(
  { tables }: Compiled,
  group: CompiledGroup,
  facts: RuleState,
): (option: CompiledOption) => readonly TableAgainst[] {
  const concerned = tables
    .filter(({ columns }) => columns.some((column) => column.group === group.index))
    .map((table) => {
      const asked = askedOf(table, facts);
      const others = group.multiselect ? asked : asked.filter((one) => one.group !== group.index);
      return { table, others, rows: rowsAllowing(table, others) };
    });
  return (option) =>
    concerned.flatMap(({ table, others, rows }) => {
      const own = rowsWith(table, option);
      if (own === null || meet(rows, own)) return [];
      return [{ table, ...fewest(table, others, own) }];
    });
}

/** The rows in which an option stands, in every column of its group; null where it is never asked. */
function rowsWith({ columns }: CompiledTable, { group, id }: CompiledOption): Bits | null {
  let rows: Bits | null = null;
  for (const column of columns) {
    if (column.kind !== 'choice' || column.group !== group) continue;
    const own = column.rowsOf.get(id);
    if (own === undefined) return null;
    if (rows === null) rows = own.slice();
    else keepRows(rows, own);
  }
  return rows;
}

/** Going from the right through the facts, then through the answers, each is left out without which still no row allows the option. */
function fewest(table: CompiledTable, others: readonly Asked[], own: Bits): Omit<TableAgainst, 'table'> {
  const offered = allRows(table.size);
  const leaves = <T extends { rows: Bits }>(all: readonly T[], rest: (left: readonly T[]) => Bits): readonly T[] => {
    let left = all;
    for (const one of all.toReversed()) {
      const without = left.filter((other) => other !== one);
      if (!meet(rest(without), own)) left = without;
    }
    return left;
  };
  const facts = leaves(table.facts, (left) => rowsAllowing({ offered }, [...left, ...others]));
  const causes = leaves(others, (left) => rowsAllowing({ offered }, [...facts, ...left]));
  return { causes, facts: facts.map(({ name }) => name) };
}
