import type { CompiledGroup } from '../compiled/compiled.ts';
import type { Table } from '../data/configurator.ts';
import { addRow, allRows, type Bits, keepRows, noRows } from '../table-cells/bits.ts';
import { type Cell, readCodeCell, readNumberCell } from '../table-cells/cell.ts';
import type { CompiledTable, TableColumn } from '../table-cells/compiled-table.ts';

type ScopeGroup = Pick<CompiledGroup, 'index' | 'kind' | 'isNumber' | 'options' | 'optionByCode'>;
/** A column that names no group, a text or an assembly asks nothing; a cell that cannot be read allows nothing. The lint reports both. */
/**
 * A column that names no group, a text or an assembly asks nothing, a cell that cannot be read allows nothing; `lintConfigurator` reports
 * both.
 */
export function compileTable(
  table: Table,
  index: number,
  { groups, context }: { groups: ReadonlyMap<string, ScopeGroup>; context: ReadonlyMap<string, string> },
): CompiledTable {
  const { name, columns, gives = [], per, rows } = table;
  const facts = columns.flatMap((column, at) => {
    const value = groups.has(column) ? undefined : context.get(column);
    return value === undefined ? [] : [{ name: column, rows: rowsOfFact(rows, at, value) }];
  });
  const offered = allRows(rows.length);
  for (const fact of facts) keepRows(offered, fact.rows);
  return {
    names: columns,
    facts,
    offered,
    index,
    name,
    size: rows.length,
    columns: columns.flatMap((column, at) => {
      const group = groups.get(column);
      return group === undefined || group.kind === 'text' || group.kind === 'assembly'
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

/** An empty cell holds for nobody: there is always a value. */
function rowsOfFact(rows: Table['rows'], at: number, value: string): Bits {
  const bits = noRows(rows.length);
  for (const [row, cells] of rows.entries()) {
    const cell = readCodeCell(cells[at]);
    if (cell !== null && (cell.isAny || cell.codes.includes(value))) addRow(bits, row);
  }
  return bits;
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
