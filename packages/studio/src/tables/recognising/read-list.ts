import type { ConfigGroup } from '@millrace/configurator';
import { cellOfCodes } from '../../sentences/cell-text.ts';
import { plainWords } from '../../sheets/plain-words.ts';
import { type AmountFormat, amountFormatOf, readAmount } from '../../sheets/read-amounts.ts';
import { type MarkMeaning, meaningsOf, readMark } from '../../sheets/read-mark.ts';
import type { FoundList, ListColumn } from './find-list.ts';
import type { OptionIndex } from './option-index.ts';
import { isAny, numberCellOf } from './read-number-cell.ts';
import type { Decisions, PairSaid, Pairs, Place, Recognised, Remark } from './recognition.ts';

type Cells = readonly (readonly string[])[];
type AskedColumn = Extract<ListColumn, { is: 'options' | 'number' }>;

/** Reads a list: a row for each combination. Two groups and nothing given are pairs; else it is a table of the configurator. */
export function readList(cells: Cells, { head, columns }: FoundList, decided: Decisions): Recognised {
  const asked = columns.filter((column): column is AskedColumn => column.is === 'options' || column.is === 'number');
  const given = columns.filter((column) => column.is === 'gives');
  const marked = columns.filter(({ is }) => is === 'mark');
  const body = cells.map((row, at) => ({ row, at })).slice(head + 1);
  const format = decided.format ?? amountFormatOf(body.flatMap(({ row }) => given.map(({ at }) => row[at] ?? '')));
  const marks =
    decided.marks ??
    meaningsOf(body.flatMap(({ row }) => marked.flatMap(({ at }) => readMark(row[at] ?? '')?.mark ?? [])));
  const reading: Reading = { format, remarks: [], above: new Map() };
  for (const { at, is } of columns)
    if (is === 'unknown' && body.some(({ row }) => (row[at] ?? '').trim() !== ''))
      reading.remarks.push({ row: head, column: at, text: cells[head]?.[at] ?? '', code: 'unknown-column' });
  const made: MadeRow[] = [];
  for (const { row, at } of body) {
    if (row.every((text) => text.trim() === '') || isHeadAgain(row, cells[head] ?? [])) continue;
    const cellsOfRow = rowOf(row, at, asked, reading);
    if (cellsOfRow === null) continue;
    checkWords(row, at, columns, cellsOfRow, reading);
    const says = marked.length === 0 ? 'yes' : marksSay(row, at, marked, marks, reading);
    const gives = says === 'yes' ? given.map((column) => givenOf(row, at, column, reading)) : [];
    if (says === null || gives.includes('unread')) continue;
    if (gives.includes('not-made')) reading.remarks.push({ row: at, column: 0, text: row[0] ?? '', code: 'not-made' });
    const isMade = says === 'yes' && !gives.includes('not-made');
    made.push({
      at,
      cells: cellsOfRow,
      says: isMade ? 'yes' : 'no',
      gives: gives.filter((one) => typeof one !== 'string'),
    });
  }
  const [one, other] = asked;
  const isPairs = asked.length === 2 && one?.is === 'options' && other?.is === 'options' && given.length === 0;
  const used = marked.length > 0 ? marks : new Map<string, MarkMeaning>();
  const pairs = isPairs ? pairsOf(one, other, made, { isWhole: marked.length === 0 }) : null;
  const kept = made.filter(({ says }) => says === 'yes');
  const table = {
    name: asked.map((column) => groupOf(column).name).join(' and '),
    columns: asked.map((column) => groupOf(column).name),
    ...(given.length > 0 && { gives: given.map(({ name }) => name) }),
    rows: kept.map((row) => [...row.cells.map(({ text }) => text), ...row.gives]),
  };
  const places = kept.map(({ at }) => ({ row: at, column: asked[0]?.at ?? 0 }));
  return {
    is: 'recognised',
    shape: 'list',
    pairs,
    table: { table, places },
    marks: used,
    format: given.length > 0 ? format : null,
    remarks: reading.remarks.toSorted((first, second) => first.row - second.row || first.column - second.column),
  };
}

interface Reading {
  format: AmountFormat;
  remarks: Remark[];
  /** The last cell of each column: a merged cell stands for those below it. */
  above: Map<number, ReadCell>;
}

interface ReadCell {
  text: string;
  /** Of a column of options; null: any. */
  codes: readonly string[] | null;
}

interface MadeRow {
  at: number;
  cells: readonly ReadCell[];
  says: MarkMeaning;
  gives: readonly (number | null)[];
}

const groupOf = (column: AskedColumn): ConfigGroup => (column.is === 'options' ? column.index.group : column.group);

const isHeadAgain = (row: readonly string[], head: readonly string[]): boolean =>
  row.every((text, at) => plainWords(text) === plainWords(head[at] ?? ''));

/** The cells of a row in the columns of groups; null where one cannot be read, which is remarked. */
function rowOf(row: readonly string[], at: number, asked: readonly AskedColumn[], reading: Reading): ReadCell[] | null {
  const line = lineOf(row, asked);
  if (line !== null) {
    reading.remarks.push({ row: at, column: line, text: row[line] ?? '', code: 'left-out' });
    return null;
  }
  const found = asked.map((column) => {
    const text = row[column.at] ?? '';
    const cell = text.trim() === '' ? emptyCell(column, at, reading) : askedCell(column, text, at, reading);
    if (cell !== null) reading.above.set(column.at, cell);
    return cell;
  });
  const cells = found.filter((cell) => cell !== null);
  if (cells.length === found.length) return cells;
  for (const [nth, column] of asked.entries())
    if (found[nth] === null) reading.remarks.push(unread(column, row[column.at] ?? '', at));
  return null;
}

/** The only cell of a row, where no group has it: a title between the rows, or a footnote. */
function lineOf(row: readonly string[], asked: readonly AskedColumn[]): number | null {
  const [first, ...more] = row.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  if (first === undefined || more.length > 0) return null;
  const column = asked.find(({ at }) => at === first);
  const isRead = column?.is === 'options' && column.index.find(row[first] ?? '') !== null;
  return isRead || column?.is === 'number' ? null : first;
}

const unread = (column: AskedColumn, text: string, row: number): Remark => ({
  row,
  column: column.at,
  text,
  code: column.is === 'options' ? 'unknown-option' : 'unreadable-number',
  group: groupOf(column).name,
});

function askedCell(column: AskedColumn, text: string, row: number, { format, remarks }: Reading): ReadCell | null {
  if (column.is === 'number') {
    const cell = numberCellOf(text, column.group.unit ?? '', format.isProved ? format : POINT);
    return cell === null ? null : { text: cell, codes: null };
  }
  const found = column.index.find(text);
  if (found === null) return isAny(text) ? { text: '*', codes: null } : null;
  if (found.footnote !== null) remarks.push({ row, column: column.at, text, code: 'footnote', mark: found.footnote });
  return { text: cellOfCodes(found.codes), codes: found.codes };
}

const POINT: Pick<AmountFormat, 'decimal'> = { decimal: '.' };

/** An empty cell is the blank code or no answer; where the group has neither, the cell above goes on. */
function emptyCell(column: AskedColumn, row: number, { above, remarks }: Reading): ReadCell | null {
  const group = groupOf(column);
  const isBlank = group.optional === true || group.options?.some(({ code }) => code === '') === true;
  const cell = above.get(column.at);
  if (isBlank) return { text: '', codes: [''] };
  if (cell !== undefined) remarks.push({ row, column: column.at, text: '', code: 'filled-down' });
  return cell ?? null;
}

/** Words of another option beside a code are said; the code counts. */
function checkWords(
  row: readonly string[],
  at: number,
  columns: readonly ListColumn[],
  cells: readonly ReadCell[],
  { remarks }: Reading,
): void {
  const asked = columns.filter(({ is }) => is === 'options' || is === 'number');
  for (const column of columns) {
    if (column.is !== 'words') continue;
    const nth = asked.findIndex((one) => one.is === 'options' && one.index.group === column.index.group);
    const said = optionIn(column.index, row[column.at] ?? '');
    const [own] = cells[nth]?.codes ?? [];
    if (said !== null && own !== undefined && said !== own)
      remarks.push({
        ...{ row: at, column: column.at, text: row[column.at] ?? '' },
        ...{ code: 'other-words', group: column.index.group.name, option: own },
      });
  }
}

const optionIn = (index: OptionIndex, text: string): string | null => index.find(text)?.codes[0] ?? null;

function marksSay(
  row: readonly string[],
  at: number,
  marked: readonly ListColumn[],
  marks: ReadonlyMap<string, MarkMeaning>,
  { remarks }: Reading,
): MarkMeaning | null {
  const all = marked.map((column) => {
    const text = row[column.at] ?? '';
    const read = readMark(text);
    if (read === null) remarks.push({ row: at, column: column.at, text, code: 'unknown-mark' });
    return read === null ? null : (marks.get(read.mark) ?? 'no');
  });
  if (all.includes(null)) return null;
  return all.includes('no') ? 'no' : 'yes';
}

function givenOf(
  row: readonly string[],
  at: number,
  column: ListColumn,
  { format, remarks }: Reading,
): number | null | 'unread' | 'not-made' {
  const text = row[column.at] ?? '';
  const amount = readAmount(text, format);
  const place = { row: at, column: column.at, text };
  if (amount.is === 'price') return amount.value;
  if (amount.is === 'included') return 0;
  if (amount.is === 'request') return null;
  if (amount.is === 'unreadable') remarks.push({ ...place, code: 'unreadable-price' });
  if (amount.is === 'unreadable') return 'unread';
  if (text.trim() !== '') return 'not-made';
  remarks.push({ ...place, code: 'no-price' });
  return null;
}

/** `isWhole`: the list names all that goes together, so what it does not name does not. */
function pairsOf(
  one: AskedColumn,
  other: AskedColumn,
  made: readonly MadeRow[],
  { isWhole }: { isWhole: boolean },
): Pairs {
  const [rows, columns] = [groupOf(one), groupOf(other)];
  const codesOf = (group: ConfigGroup, { codes }: ReadCell): readonly string[] =>
    codes ?? (group.options ?? []).map(({ code }) => code);
  const said = new Map<string, Map<string, PairSaid>>();
  const say = (code: string, second: string, says: MarkMeaning, at: Place): void => {
    const row = said.get(code) ?? new Map<string, PairSaid>();
    said.set(code, row);
    if (row.get(second)?.says !== 'yes') row.set(second, { says, at });
  };
  const named = { rows: new Map<string, Place>(), columns: new Set<string>() };
  for (const { at, cells, says } of made) {
    const [first, second] = cells;
    if (first === undefined || second === undefined) continue;
    for (const code of codesOf(rows, first)) {
      named.rows.set(code, { row: at, column: one.at });
      for (const beside of codesOf(columns, second)) {
        named.columns.add(beside);
        say(code, beside, says, { row: at, column: other.at });
      }
    }
  }
  if (isWhole) for (const [code, at] of named.rows) for (const second of named.columns) say(code, second, 'no', at);
  return { rows: rows.name, columns: columns.name, said };
}
