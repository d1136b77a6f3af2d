import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import { valuesOf } from '../context/in-context.ts';
import type { Table } from '../data/configurator.ts';
import type { FieldPath, LintFinding } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { firstRow } from '../table-cells/bits.ts';
import { type Cell, readCodeCell, readNumberCell } from '../table-cells/cell.ts';
import { splitCodes } from '../written/rule-text.ts';
import { optionPlace } from './places.ts';
import type { LintContext } from './searching/context.ts';

type Fault = readonly [LintFinding['code'], FieldPath, string];

/** Tables name what there is, and every row can be read; an option of a column stands in some row. */
export function* checkTables({ compiled }: LintContext): Iterable<LintFinding> {
  for (const [at, table] of (compiled.data.tables ?? []).entries()) {
    for (const [code, below, what] of [...faultsOfHead(compiled, table), ...faultsOfRows(compiled, table)]) {
      yield { code, severity: 'error', path: ['tables', at, ...below], message: `Table "${table.name}": ${what}.` };
    }
  }
  for (const [at, table] of compiled.tables.entries()) {
    for (const column of table.columns) {
      if (column.kind !== 'choice') continue;
      for (const [id, rows] of column.rowsOf) {
        if (firstRow(rows) >= 0) continue;
        const group = present(compiled.groups[column.group]).name;
        const option = compiled.options[id];
        if (option === undefined) continue;
        const message = `Table "${table.name}": no row allows the option "${option.code}" of group "${group}".`;
        const places = { path: optionPlace(option), also: [['tables', at, 'rows']] };
        yield { code: 'option-never-selectable', severity: 'error', group, option: option.code, ...places, message };
      }
    }
  }
}

/** Groups that no column can name, as a message calls them. */
const A_KIND = { text: 'a text', assembly: 'an assembly' };

const WORD = /^[\p{L}\p{N}_]+$/u;

function* faultsOfHead({ groupByName, context }: Compiled, { name, columns, gives = [], per }: Table): Iterable<Fault> {
  if (columns.every((column) => context.has(column)))
    yield ['malformed-table', ['columns'], 'it has no column of a group'];
  if (/^(@|sum\()/.test(name)) yield ['malformed-table', ['name'], 'its name begins with "@" or "sum("'];
  for (const [at, column] of columns.entries()) {
    const group = groupByName.get(column);
    const path = ['columns', at];
    if (group?.kind === 'text' || group?.kind === 'assembly')
      yield ['malformed-table', path, `a column names "${column}", ${A_KIND[group.kind]}, which no cell can hold`];
    if (group !== undefined || context.has(column)) continue;
    if (column.startsWith('@')) yield ['unknown-context', path, `a column names the unknown context "${column}"`];
    else yield ['unknown-group', path, `a column names the unknown group "${column}"`];
  }
  for (const [at, given] of gives.entries())
    if (!WORD.test(given)) yield ['malformed-table', ['gives', at], `"${given}" is no name of letters, digits and "_"`];
  if (per !== undefined && !groupByName.has(per))
    yield ['unknown-group', ['per'], `"per" names the unknown group "${per}"`];
}

function* faultsOfRows(compiled: Compiled, { columns, gives = [], rows }: Table): Iterable<Fault> {
  const { groupByName, lastOptions } = compiled;
  const width = columns.length + gives.length;
  for (const [at, row] of rows.entries()) {
    const place = `row ${at + 1}`;
    if (row.length !== width)
      yield ['malformed-table', ['rows', at], `${place} has ${row.length} cells instead of ${width}`];
    for (const [index, column] of columns.entries()) {
      const group = groupByName.get(column);
      const cell = row[index];
      const path = ['rows', at, index];
      if (group === undefined)
        for (const [code, what] of faultsOfFactCell(compiled, column, cell, place)) yield [code, path, what];
      if (group === undefined || group.kind in A_KIND || cell === undefined) continue;
      const read = group.isNumber ? readNumberCell(cell) : readCodeCell(cell);
      if (read === null) yield ['malformed-table', path, `${place}: the cell "${cell}" of "${column}" cannot be read`];
      else if (read.isEmpty && isAlwaysAnswered(group, lastOptions.length > 0))
        yield [
          'malformed-table',
          path,
          `${place}: "${column}" is always answered and has no blank code, so its cell is never empty`,
        ];
      if (group.isNumber || read === null || read.isAny || read.isEmpty) continue;
      for (const code of splitCodes(String(cell))) {
        if (!group.optionByCode.has(code))
          yield ['unknown-code', path, `${place} names an unknown code of "${column}": "${code}"`];
      }
    }
    for (const [nth, cell] of row.slice(columns.length, width).entries()) {
      if (typeof cell === 'string')
        yield ['malformed-table', ['rows', at, columns.length + nth], `${place} gives "${cell}", which is no number`];
    }
  }
}

/** An empty cell holds for nobody, since a fact about who asks always has a value. */
function* faultsOfFactCell(
  { data }: Compiled,
  column: string,
  cell: Cell | undefined,
  place: string,
): Iterable<readonly [LintFinding['code'], string]> {
  const fact = (data.context ?? []).find(({ name }) => `@${name}` === column);
  if (fact === undefined || cell === undefined) return;
  const read = readCodeCell(cell);
  if (read === null || read.isEmpty)
    yield ['malformed-table', `${place}: the cell "${cell}" of "${column}" cannot be read`];
  for (const value of read?.isEmpty === false ? read.codes : []) {
    if (!valuesOf(fact).includes(value))
      yield ['unknown-code', `${place} names an unknown value of "${column}": "${value}"`];
  }
}

/** Neither hidden nor left out in any complete number, and without a blank code. */
function isAlwaysAnswered({ data, optional, printed, optionByCode }: CompiledGroup, mayEnd: boolean): boolean {
  const mayHide = (data.showIf ?? []).length > 0 || (data.hideIf ?? []).length > 0 || mayEnd;
  return printed && !mayHide && !optional && !optionByCode.has('');
}
