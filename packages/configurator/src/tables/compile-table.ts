import type { Table } from '../data/configurator.ts';
import type { CompiledGroup } from '../rules/compiled.ts';
import { addRow, type Bits, noRows } from './bits.ts';
import { type Cell, readCodeCell, readNumberCell } from './cell.ts';
import type { CompiledTable, TableColumn } from './compiled-table.ts';

type ScopeGroup = Pick<CompiledGroup, 'index' | 'isNumber' | 'options' | 'optionByCode'>;

/** A column that names no group asks nothing, a cell that cannot be read allows nothing; `lintConfigurator` reports both. */
export function compileTable(table: Table, index: number, groups: ReadonlyMap<string, ScopeGroup>): CompiledTable {
  const { name, columns, gives = [], per, rows } = table;
  return {
    index,
    name,
    size: rows.length,
    columns: columns.flatMap((column, at) => {
      const group = groups.get(column);
      return group === undefined
        ? []
        : [
            compileColumn(
              group,
              rows.map((row) => row[at]),
            ),
          ];
    }),
    gives: new Map(gives.map((given, at) => [given, rows.map((row) => numberAt(row[columns.length + at]))])),
    per: per === undefined ? null : (groups.get(per)?.index ?? null),
  };
}

function numberAt(cell: Cell | undefined): number | null {
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : null;
}

function compileColumn(group: ScopeGroup, cells: readonly (Cell | undefined)[]): TableColumn {
  const unanswered = noRows(cells.length);
  if (group.isNumber) {
    const read = cells.map(readNumberCell);
    for (const [row, cell] of read.entries())
      if (cell?.isAny === true || cell?.isEmpty === true) addRow(unanswered, row);
    return { kind: 'number', group: group.index, unanswered, cells: read };
  }
  const asked = group.options.filter(({ data }) => data.neverDisabled !== true);
  const rowsOf = new Map<number, Bits>(asked.map(({ id }) => [id, noRows(cells.length)]));
  for (const [row, written] of cells.entries()) {
    const cell = readCodeCell(written);
    if (cell === null) continue;
    if (cell.isAny || cell.isEmpty) addRow(unanswered, row);
    const ids = cell.isAny ? rowsOf.keys() : cell.codes.map((code) => group.optionByCode.get(code)?.id ?? -1);
    for (const id of ids) {
      const rows = rowsOf.get(id);
      if (rows !== undefined) addRow(rows, row);
    }
  }
  return { kind: 'choice', group: group.index, unanswered, ids: group.options.map(({ id }) => id), rowsOf };
}
