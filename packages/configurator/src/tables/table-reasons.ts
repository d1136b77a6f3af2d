import type { Compiled, CompiledGroup, CompiledOption } from '../rules/compiled.ts';
import type { Facts } from '../rules/facts.ts';
import { keepRows, meet } from './bits.ts';
import type { CompiledTable } from './compiled-table.ts';
import { type Asked, askedOf, rowsAllowing } from './rows.ts';

/** A table that disables an option, with the fewest answers that do. */
export interface TableAgainst {
  table: CompiledTable;
  causes: readonly Asked[];
}

/** The tables of which no row allows an option together with the other answers, for each option of a group. */
export function tablesAgainst(
  { tables }: Compiled,
  group: CompiledGroup,
  facts: Facts,
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
      return [{ table, causes: fewest(table, others, own) }];
    });
}

/** The rows in which an option stands, in every column of its group; null where it is never asked. */
function rowsWith({ columns, size }: CompiledTable, { group, id }: CompiledOption): Uint32Array | null {
  let rows: Uint32Array | null = null;
  for (const column of columns) {
    if (column.kind !== 'choice' || column.group !== group) continue;
    const own = column.rowsOf.get(id);
    if (own === undefined) return null;
    if (rows === null) rows = rowsAllowing({ size }, []);
    keepRows(rows, own);
  }
  return rows;
}

/** Going through the answers from the right, each is left out without which still no row allows the option. */
function fewest(table: CompiledTable, others: readonly Asked[], own: Uint32Array): readonly Asked[] {
  let left = others;
  for (const one of others.toReversed()) {
    const without = left.filter((other) => other !== one);
    if (!meet(rowsAllowing(table, without), own)) left = without;
  }
  return left;
}
