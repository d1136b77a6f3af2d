import { cellOfCodes } from '../../sentences/cell-text.ts';
import { amountFormatOf, readAmount } from '../../sheets/read-amounts.ts';
import { type MarkMeaning, meaningsOf, readMark } from '../../sheets/read-mark.ts';
import type { FoundMatrix } from './find-matrix.ts';
import type { Decisions, PairSaid, Pairs, Place, ReadTable, Recognised, Remark } from './recognition.ts';

type Cells = readonly (readonly string[])[];

interface DataCell extends Place {
  text: string;
  rowCodes: readonly string[];
  columnCodes: readonly string[];
}

/** Reads the cells of a matrix: marks of what goes with what, or prices; null where they are neither. */
export function readMatrix(cells: Cells, matrix: FoundMatrix, decided: Decisions): Recognised | null {
  const data = dataOf(cells, matrix);
  const filled = data.filter(({ text }) => text.trim() !== '');
  const marked = filled.filter(({ text }) => readMark(text) !== null);
  const format = decided.format ?? amountFormatOf(filled.map(({ text }) => text));
  const priced = filled.filter(({ text }) => ['price', 'included', 'request'].includes(readAmount(text, format).is));
  const holdsMarks = marked.length >= priced.length;
  if (Math.max(marked.length, priced.length) * 2 < filled.length || filled.length === 0) return null;
  const remarks = [...remarksOfLabels(cells, matrix)];
  const groups = { rows: matrix.rows.group, columns: matrix.columns.group };
  if (holdsMarks) {
    const marks = decided.marks ?? meaningsOf(data.flatMap(({ text }) => readMark(text)?.mark ?? []));
    const pairs: Pairs = { ...groups, said: said(data, (cell) => markedSays(cell, marks, remarks), remarks) };
    return { is: 'recognised', shape: 'matrix', pairs, table: null, marks, format: null, remarks: inOrder(remarks) };
  }
  const table = priceTable(data, groups, { format, remarks });
  const isMade = new Set(table.places.map(keyOf));
  const pairs: Pairs = {
    ...groups,
    said: said(data, (cell) => (isMade.has(keyOf(cell)) ? 'yes' : sayNotMade(cell, remarks)), remarks),
  };
  return { is: 'recognised', shape: 'matrix', pairs, table, marks: new Map(), format, remarks: inOrder(remarks) };
}

const keyOf = ({ row, column }: Place): string => `${row} ${column}`;

const inOrder = (remarks: readonly Remark[]): Remark[] =>
  remarks.toSorted((one, other) => one.row - other.row || one.column - other.column);

function dataOf(cells: Cells, { rows, columns }: FoundMatrix): DataCell[] {
  return [...rows.codesAt].flatMap(([row, rowCodes]) =>
    [...columns.codesAt].map(([column, columnCodes]) => {
      return { row, column, rowCodes, columnCodes, text: cells[row]?.[column] ?? '' };
    }),
  );
}

function said(
  data: readonly DataCell[],
  says: (cell: DataCell) => MarkMeaning | null,
  remarks: Remark[],
): ReadonlyMap<string, ReadonlyMap<string, PairSaid>> {
  const all = new Map<string, Map<string, PairSaid>>();
  for (const cell of data) {
    const one = says(cell);
    if (one === null) continue;
    const at = { row: cell.row, column: cell.column };
    for (const rowCode of cell.rowCodes) {
      const row = all.get(rowCode) ?? new Map<string, PairSaid>();
      all.set(rowCode, row);
      for (const columnCode of cell.columnCodes) {
        const before = row.get(columnCode);
        if (before === undefined) row.set(columnCode, { says: one, at });
        else if (before.says !== one)
          remarks.push({ ...at, text: cell.text, code: 'said-otherwise', first: before.at });
      }
    }
  }
  return all;
}

function markedSays(
  { row, column, text }: DataCell,
  marks: ReadonlyMap<string, MarkMeaning>,
  remarks: Remark[],
): MarkMeaning | null {
  const read = readMark(text);
  if (read === null) remarks.push({ row, column, text, code: 'unknown-mark' });
  else if (read.footnote !== null) remarks.push({ row, column, text, code: 'footnote', mark: read.footnote });
  return read === null ? null : (marks.get(read.mark) ?? null);
}

/** A cell without a price is not made; one that cannot be read says nothing. */
function sayNotMade(cell: DataCell, remarks: readonly Remark[]): MarkMeaning | null {
  const isUnread = remarks.some(
    ({ code, row, column }) => code === 'unreadable-price' && row === cell.row && column === cell.column,
  );
  return isUnread ? null : 'no';
}

/** A row of the table for each cell with a price. */
function priceTable(
  data: readonly DataCell[],
  { rows: rowGroup, columns: columnGroup }: Pick<Pairs, 'rows' | 'columns'>,
  { format, remarks }: { format: NonNullable<Recognised['format']>; remarks: Remark[] },
): ReadTable {
  const rows: (string | number | null)[][] = [];
  const places: Place[] = [];
  for (const { row, column, text, rowCodes, columnCodes } of data) {
    const amount = readAmount(text, format);
    if (amount.is === 'unreadable') remarks.push({ row, column, text, code: 'unreadable-price' });
    if (amount.is === 'unreadable' || amount.is === 'nothing') continue;
    const price = amount.is === 'price' ? amount.value : amount.is === 'included' ? 0 : null;
    rows.push([cellOfCodes(rowCodes), cellOfCodes(columnCodes), price]);
    places.push({ row, column });
  }
  const name = `${rowGroup} and ${columnGroup}`;
  return { table: { name, columns: [rowGroup, columnGroup], gives: ['price'], rows }, places };
}

/** Labels of neither option, and lines that belong to no row. */
function* remarksOfLabels(cells: Cells, { head, label, rows, columns }: FoundMatrix): Iterable<Remark> {
  for (const { row, column, mark } of [...rows.footnotes, ...columns.footnotes])
    yield { row, column, text: cells[row]?.[column] ?? '', code: 'footnote', mark };
  const first = Math.min(...columns.codesAt.keys());
  for (const [column, text] of (cells[head] ?? []).entries()) {
    // Before the first option stand words; a column of marks among them is one that was not recognised.
    const isOption =
      column > first ? text.trim() !== '' || hasData(cells, rows, column) : isMarked(cells, rows, column);
    if (column > label && !columns.codesAt.has(column) && isOption)
      yield { row: head, column, text, code: 'unknown-option', group: columns.group };
  }
  for (const [row, line] of cells.entries()) {
    if (rows.codesAt.has(row) || row === head || line.every((text) => text.trim() === '')) continue;
    const text = line.find((one) => one.trim() !== '') ?? '';
    const column = line.indexOf(text);
    const isOfRow = row > head && [...columns.codesAt.keys()].some((at) => isData(line[at] ?? ''));
    const isHead = [...columns.codesAt.keys()].every((at) => line[at] === cells[head]?.[at]);
    const isUnknown = isOfRow && !isHead;
    yield { row, column, text, ...(isUnknown ? { code: 'unknown-option', group: rows.group } : { code: 'left-out' }) };
  }
}

const hasData = (cells: Cells, rows: FoundMatrix['rows'], column: number): boolean =>
  [...rows.codesAt.keys()].some((row) => isData(cells[row]?.[column] ?? ''));

/** Whether all that stands there are marks. */
function isMarked(cells: Cells, { codesAt }: FoundMatrix['rows'], column: number): boolean {
  const texts = [...codesAt.keys()].map((row) => cells[row]?.[column] ?? '').filter((text) => text.trim() !== '');
  return texts.length > 0 && texts.every(isData);
}

const isData = (text: string): boolean => text.trim() !== '' && readMark(text) !== null;
