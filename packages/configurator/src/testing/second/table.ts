import type { Table } from '../../data/configurator.ts';
import { compare, exact, type Fraction } from './reading/fraction.ts';
import { splitOutsideQuotes, unquoted } from './reading/names.ts';
import { groupAt, groupsOf, isOfSeveral, type State, selectedIn } from './state.ts';
import { contextValue } from './whole.ts';

/** The answer in one column: the codes selected there, or a value; null where nothing is. */
export type Asked = readonly string[] | Fraction | null;

/** The group of a column, -1 where there is none; or the name of a fact of whoever asks. */
export type Column = number | { fact: string };

export function columnsOf(state: State, table: Table): Column[] {
  return table.columns.map((column) =>
    column.startsWith('@') ? { fact: column.slice(1) } : groupsOf(state).findIndex(({ name }) => name === column),
  );
}

/** Groups without an answer, hidden ones and `neverDisabled` options are not asked. */
export function askedIn(state: State, at: Column): Asked {
  if (typeof at === 'object') {
    const value = contextValue(state.whole, at.fact);
    return value === null ? null : [value];
  }
  if (at < 0 || state.visible[at] !== true) return null;
  if (groupAt(state, at).kind === 'number') return state.valueAt(state, at);
  const codes = selectedIn(state, at).flatMap(({ option }) => (option.neverDisabled === true ? [] : [option.code]));
  return codes.length === 0 ? null : codes;
}

/** Whether everything that is asked stands in its cell. */
function rowAllows(row: Table['rows'][number], asked: readonly Asked[]): boolean {
  return asked.every((one, column) => one === null || cellHas(row[column], one));
}

export function anyRowAllows(table: Table, asked: readonly Asked[]): boolean {
  return table.rows.some((row) => rowAllows(row, asked));
}

function cellHas(cell: string | number | null | undefined, asked: readonly string[] | Fraction): boolean {
  const text = String(cell ?? '');
  if (text === '*') return true;
  const pieces = splitOutsideQuotes(text, '|');
  if ('top' in asked) return pieces.some((piece) => isWithin(piece, asked));
  const codes = pieces.map(unquoted);
  return asked.every((code) => codes.includes(code));
}

/** `5`, `1..10`, `..10` or `10..`, ends included. */
function isWithin(piece: string, value: Fraction): boolean {
  const [low = '', high] = piece.split('..');
  if (high === undefined) {
    const only = exact(low);
    return only !== null && compare(only, value) === 0;
  }
  const min = exact(low);
  const max = exact(high);
  return (
    (min !== null || max !== null) &&
    (min === null || compare(min, value) <= 0) &&
    (max === null || compare(value, max) <= 0)
  );
}

/** The first row that allows the selection and has `*` or an empty cell in every column without an answer. */
function fittingRow(state: State, table: Table): Table['rows'][number] | undefined {
  const columns = columnsOf(state, table);
  const asked = columns.map((at) => askedIn(state, at));
  return table.rows.find(
    (row) =>
      rowAllows(row, asked) &&
      columns.every((at, column) => isThere(state, at) || row[column] === '*' || row[column] === ''),
  );
}

/** Whether there is an answer in a column; who asks is always known for something. */
function isThere(state: State, at: Column): boolean {
  return typeof at === 'object' || state.isAnswered(state, at);
}

/** Returns the value that the fitting row gives under a name; `fits` tells no row from a row that gives nothing. */
export function givenBy(state: State, table: Table, name: string): { fits: boolean; value: Fraction | null } {
  const row = fittingRow(state, table);
  const cell = row?.[table.columns.length + (table.gives ?? []).indexOf(name)];
  return { fits: row !== undefined, value: typeof cell === 'number' ? exact(cell) : null };
}

/** Whether a row allows this option with the answers in the other columns, and with the others of its own group. */
export function isOutsideTables(state: State, at: number, index: number): boolean {
  const group = groupAt(state, at);
  const option = group.options?.[index];
  if (option === undefined || option.neverDisabled === true) return false;
  return (state.configurator.tables ?? []).some((table) => {
    const columns = columnsOf(state, table);
    if (!columns.includes(at)) return false;
    const asked = columns.map((column): Asked => {
      if (column !== at) return askedIn(state, column);
      const others = isOfSeveral(state, at) ? askedIn(state, at) : null;
      return [...(others !== null && !('top' in others) ? others : []), option.code];
    });
    return !anyRowAllows(table, asked);
  });
}

/** Whether some row that allows the answers in the other columns has a value in its cell of a number group. */
export function hasValueInRows(state: State, table: Table, at: number, value: Fraction): boolean {
  return anyRowAllows(
    table,
    columnsOf(state, table).map((column) => (column === at ? value : askedIn(state, column))),
  );
}
