import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import type { SheetMapping } from '@millrace/contract/office';
import type { SheetCell } from '@millrace/exchange';
import { entriesOfCell } from '../columns/cells/lists.ts';
import type { CellRefusal, Column, Surroundings } from '../columns/column.ts';
import { otherUnit } from '../columns/heading-unit.ts';
import { readCell } from '../columns/read-cell.ts';
import { valueOfColumn } from '../columns/value-at.ts';
import { foldKey } from '../mapping/kind-keys.ts';
import { sheetTable, type TableRow } from '../mapping/sheet-table.ts';
import { type Fault, type ImportInput, type Judging, ROWS_AT_ONCE, type Row } from './verdict.ts';

/** A column of a sheet, and the place of its cells. `always` is a cell that no column has. */
export interface PlacedColumn {
  column: Column;
  at: number;
  heading: string;
  always?: SheetCell;
  /** Texts of its cells, and those that they are read as. */
  instead: ReadonlyMap<string, string>;
  /** The unit of the heading, where the attribute is kept in another. */
  otherUnit?: string;
}

/** A sheet with its columns. */
export interface OpenSheet {
  place: number;
  mapping: SheetMapping;
  columns: readonly PlacedColumn[];
  /** All that the kind can have. */
  allColumns: readonly Column[];
  key: readonly PlacedColumn[];
  around: Surroundings;
}

/** A row of a sheet, and the row that it means. */
export interface FoundRow {
  line: TableRow;
  key: string;
  /** null: it cannot be known. */
  id: number | null;
  isNew: boolean;
  faults: Fault[];
}

/** The columns of a mapping; those that it names and a kind does not have are left out. */
export function placedColumns(mapping: SheetMapping, columns: readonly Column[]): PlacedColumn[] {
  const byPath = new Map(columns.map((column) => [column.path, column]));
  const placed = mapping.columns.flatMap(({ at, heading, path }): PlacedColumn[] => {
    const column = path === null ? undefined : byPath.get(path);
    if (column === undefined) return [];
    const unit = otherUnit(heading, column.attribute?.unit ?? '');
    return [{ column, at, heading, instead: insteadOf(mapping, column), ...(unit !== null && { otherUnit: unit }) }];
  });
  const taken = new Set(placed.map(({ column }) => column.path));
  const always = mapping.always.flatMap(({ path, text }): PlacedColumn[] => {
    const column = taken.has(path) ? undefined : byPath.get(path);
    return column === undefined
      ? []
      : [{ column, at: -1, heading: column.heading, always: { row: -1, column: -1, text }, instead: NONE }];
  });
  return [...placed, ...always];
}

const NONE: ReadonlyMap<string, string> = new Map();
const insteadOf = ({ instead = [] }: SheetMapping, column: Column): ReadonlyMap<string, string> =>
  new Map(instead.flatMap(({ path, text, by }) => (path === column.path ? [[text, by]] : [])));

/** The cell of a column, with the text that is taken instead of its own. */
export function cellAt({ at, always, instead }: PlacedColumn, { cells }: TableRow): SheetCell | undefined {
  const cell = always ?? cells.get(at);
  const by = cell === undefined ? undefined : instead.get(cell.text);
  return cell === undefined || by === undefined ? cell : { row: cell.row, column: cell.column, text: by };
}

/** The fault of a cell; where one of what fits can be taken as it stands, with the text that it would be taken for. */
export function faultOfCell(
  { column, heading, always }: PlacedColumn,
  cell: SheetCell | undefined,
  { why, fits = [], isExample }: CellRefusal,
): Fault {
  const isTaken = cell !== undefined && always === undefined && fits.length > 0 && isExample !== true;
  const isOne = !column.isList || (cell !== undefined && entriesOfCell(cell.text).length === 1);
  return { heading, why, fits, ...(isTaken && isOne ? { cell: { path: column.path, text: cell.text } } : {}) };
}

/** Finds the rows that the rows of a sheet mean by their key. Ids for new rows come from `newId`. */
export function* findRows(open: OpenSheet, { sheets, rows }: ImportInput, newId: () => number): Judging<FoundRow[]> {
  const { mapping, key } = open;
  const sheet = sheets[open.place]?.sheet;
  if (sheet === undefined) return [];
  const columnKeys = key.map(({ column }) => column);
  const index = yield* keyIndex(rows(mapping.kind), columnKeys);
  const found: FoundRow[] = [];
  const byKey = new Map<string, FoundRow[]>();
  let count = 0;
  for (const line of sheetTable(sheet, mapping).rows()) {
    if (++count % ROWS_AT_ONCE === 0) yield count;
    const one = findRow(open, line, index, newId);
    found.push(one);
    const folded = one.id === null ? null : foldKey(one.key);
    if (folded === null || folded === '') continue;
    const same = byKey.get(folded);
    if (same === undefined) byKey.set(folded, [one]);
    else same.push(one);
  }
  for (const same of byKey.values()) if (same.length > 1) refuseSame(mapping.kind, same, key);
  return found;
}

/** Ids by the key of their rows. */
function* keyIndex(rows: readonly Row[], columns: readonly Column[]): Judging<Map<string, number[]>> {
  const index = new Map<string, number[]>();
  for (const [nth, row] of rows.entries()) {
    if (nth % 1000 === 999) yield 0;
    const key = keyOf(columns.map((column) => valueOfColumn(column, row, NO_KEYS)));
    const same = index.get(key);
    if (same === undefined) index.set(key, [row.id]);
    else same.push(row.id);
  }
  return index;
}

const NO_KEYS: ReadonlySet<string> = new Set();
const keyOf = (values: readonly unknown[]): string =>
  foldKey(values.map((value) => String(value ?? '')).join('\u0000'));

function findRow(
  { mapping: { kind }, key, around }: OpenSheet,
  line: TableRow,
  index: ReadonlyMap<string, readonly number[]>,
  newId: () => number,
): FoundRow {
  const { one, many } = wordsOf(kind);
  const words = key.map((placed) => cellAt(placed, line)?.text ?? '');
  const shown = words.filter((text) => text !== '').join(', ');
  const refused = (heading: string, why: string): FoundRow => ({
    line,
    key: shown,
    id: null,
    isNew: false,
    faults: [{ heading, why, fits: [] }],
  });
  const values: unknown[] = [];
  for (const placed of key) {
    const cell = cellAt(placed, line);
    const reading = cell === undefined ? EMPTY : readCell(placed.column, cell, around);
    if (!reading.ok) return { line, key: shown, id: null, isNew: false, faults: [faultOfCell(placed, cell, reading)] };
    values.push(reading.value);
  }
  const heading = key.map((placed) => placed.heading).join(', ');
  const isById = key[0]?.column.path === 'id';
  if (values.every((value) => value === undefined)) {
    if (isById) return { line, key: '', id: newId(), isNew: true, faults: [] };
    return refused(heading, `The row has no ${heading}, by which its ${one} is found.`);
  }
  const [id, ...others] = index.get(keyOf(values)) ?? [];
  if (others.length > 0)
    return refused(
      heading,
      `${others.length + 1} ${many.toLowerCase()} have “${shown}”: it is not known which is meant.`,
    );
  if (id !== undefined) return { line, key: shown, id, isNew: false, faults: [] };
  if (isById) return refused(heading, `There is no ${one} ${shown}. A new one has no id in the sheet.`);
  return { line, key: shown, id: newId(), isNew: true, faults: [] };
}

const EMPTY = { ok: true, value: undefined } as const;

/** Two rows of one key: which of them holds is not known, so neither does. */
function refuseSame(kind: ContentKind, same: readonly FoundRow[], key: readonly PlacedColumn[]): void {
  const heading = key.map((placed) => placed.heading).join(', ');
  const places = same.map(({ line }) => line.row + 1);
  for (const one of same) {
    const others = places.filter((place) => place !== one.line.row + 1);
    const shown = others.slice(0, SHOWN_ROWS).join(', ');
    const why = `${others.length > 1 ? 'Rows' : 'Row'} ${shown}${others.length > SHOWN_ROWS ? ' …' : ''} of this sheet ${
      others.length > 1 ? 'are' : 'is'
    } of the same ${wordsOf(kind).one}, “${one.key}”.`;
    one.faults.push({ heading, why, fits: [] });
  }
}

const SHOWN_ROWS = 5;
