import { type DecimalSign, readAmount } from './cells/amounts.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import { isHistoryHeading, type Role, roleOf } from './cells/lexicon.ts';
import { isExampleRow } from './examples.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';

/** The columns of one table below its row of headings. */
interface Columns {
  row: number;
  /** From the first of its columns to the last, with those that a merged heading covers. */
  from: number;
  to: number;
  of: Partial<Record<Role, number>>;
}

/** Finds the tables whose columns have headings: below each other or side by side, with groups as titles, as a column or as rows between. */
export function findTables(grid: Grid, uses: Uses, decimal: DecimalSign): RawGroup[] {
  const headings: Columns[] = [];
  for (let row = 0; row < grid.rows; row++) headings.push(...headingsOf(grid, uses, row));
  const isHeading = (row: number, from: number, to: number) =>
    headings.some((other) => other.row === row && other.from < to && from < other.to);
  const groups: RawGroup[] = [];
  let open: { group: RawGroup | undefined; columns: Columns } | undefined;
  for (const columns of headings) {
    // The same headings again, as on the next printed page: the table goes on.
    const goesOn = open !== undefined && isSameTable(open.columns, columns) && columns.of.group !== undefined;
    const read = readTable(grid, uses, decimal, columns, isHeading, goesOn ? open?.group : undefined);
    groups.push(...read);
    open = { group: read.at(-1) ?? open?.group, columns };
  }
  return groups;
}

const isSameTable = (one: Columns, other: Columns): boolean =>
  one.from === other.from &&
  (['code', 'words', 'price', 'group'] as const).every((role) => one.of[role] === other.of[role]);

function headingsOf(grid: Grid, uses: Uses, row: number): Columns[] {
  const filled = filledColumns(grid, row).filter((column) => freeText(grid, uses, row, column) !== '');
  if (isHistoryHeading(filled.map((column) => grid.text(row, column)))) {
    claimBelow(grid, uses, row);
    return [];
  }
  const found: Columns[] = [];
  let current: { column: number; role: Role | 'either' }[] = [];
  const close = () => {
    const columns = columnsOf(grid, row, current);
    if (columns !== null) found.push(columns);
    current = [];
  };
  for (const column of filled) {
    const role = roleOf(grid.text(row, column));
    const isAgain = role !== null && role !== 'either' && current.some((one) => one.role === role);
    const beginsAgain = role === 'either' && current.some((one) => one.role === 'either') && current.length > 1;
    if (isAgain || beginsAgain) close();
    if (role !== null) current.push({ column, role });
  }
  close();
  return found;
}

function columnsOf(grid: Grid, row: number, cells: { column: number; role: Role | 'either' }[]): Columns | null {
  // Words that may head either column are names of groups where nothing else is a heading.
  if (cells.every(({ role }) => role === 'either' || role === 'position' || role === 'group')) return null;
  const of: Partial<Record<Role, number>> = {};
  for (const { column, role } of cells) if (role !== 'either') of[role] = column;
  for (const { column } of cells.filter(({ role }) => role === 'either')) {
    if (of.code === undefined) of.code = column;
    else if (of.words === undefined) of.words = column;
    else if (of.group === undefined && column < of.code) of.group = column;
  }
  // A position beside nothing else is the name of the group.
  if (of.group === undefined && of.position !== undefined) {
    of.group = of.position;
    delete of.position;
  }
  if (of.code === undefined && of.group !== undefined && of.words !== undefined && of.price === undefined) return null;
  if (of.code === undefined || (of.words === undefined && of.price === undefined)) return null;
  const all = Object.values(of);
  const last = Math.max(...all);
  return { row, from: Math.min(...all), to: last + grid.span(row, last).columns, of };
}

/** A table of revisions: its cells say nothing of an option. */
function claimBelow(grid: Grid, uses: Uses, row: number): void {
  for (let below = row; below < grid.rows && filledColumns(grid, below).length > 0; below++)
    for (const column of filledColumns(grid, below)) use(grid, uses, below, column, 'nothing');
}

function readTable(
  grid: Grid,
  uses: Uses,
  decimal: DecimalSign,
  columns: Columns,
  isHeading: (row: number, from: number, to: number) => boolean,
  goesOn: RawGroup | undefined,
): RawGroup[] {
  const { of, from, to } = columns;
  for (const column of Object.values(of)) use(grid, uses, columns.row, column, 'heading');
  const frame = { hasWords: of.words !== undefined, isNamedByRow: of.group !== undefined };
  const groups: RawGroup[] = [];
  let current = goesOn;
  const begin = (title: string, row: number, column: number, isNamedByRow = frame.isNamedByRow): void => {
    const known = isNamedByRow ? groups.find((group) => group.title === title) : undefined;
    current = known ?? { ...frame, isNamedByRow, title, at: placeIn(grid, row, column), options: [] };
    if (known === undefined) groups.push(current);
    if (title !== '') use(grid, uses, row, column, 'group');
  };
  if (of.group === undefined) {
    const title = titleAbove(grid, uses, columns.row, from, to);
    if (title !== null) begin(title.text, title.row, title.column);
  }
  for (let row = columns.row + 1; row < grid.rows; row++) {
    if (isHeading(row, from, to)) break;
    const filled = filledColumns(grid, row, from, to).filter((column) => freeText(grid, uses, row, column) !== '');
    if (filled.length === 0) {
      if (endsAt(grid, uses, row, columns, isHeading)) break;
      continue;
    }
    if (isExampleRow(grid, row)) break;
    const alone = filled.length === 1 ? filled[0] : undefined;
    if (alone !== undefined && isRowBetween(grid, row, alone, columns)) {
      if (isTitleOfNext(grid, row, from, to, isHeading)) break;
      if (of.group === undefined) begin(grid.text(row, alone), row, alone);
      else use(grid, uses, row, alone, 'heading');
      continue;
    }
    const name = of.group === undefined ? '' : nameAt(grid, uses, row, of);
    if (name !== '') begin(name, row, of.group ?? 0);
    if (current === undefined) begin('', row, from, false);
    const option = readRow(grid, uses, decimal, row, of);
    if (option !== null) current?.options.push(option);
  }
  return groups.filter(({ options }) => options.length > 0);
}

/** Of a position and a name side by side, the name with its position in front. */
function nameAt(grid: Grid, uses: Uses, row: number, of: Columns['of']): string {
  const name = of.group === undefined ? '' : freeText(grid, uses, row, of.group);
  const position = of.position === undefined ? '' : freeText(grid, uses, row, of.position);
  if (of.position !== undefined && position !== '') use(grid, uses, row, of.position, 'heading');
  return name !== '' && /^\d+$/.test(position) ? `${position} ${name}` : name;
}

function readRow(grid: Grid, uses: Uses, decimal: DecimalSign, row: number, of: Columns['of']): RawOption | null {
  const cell = (column: number | undefined) => (column === undefined ? '' : freeText(grid, uses, row, column));
  const printed = cell(of.code);
  const remark = cell(of.remark);
  if (of.remark !== undefined) use(grid, uses, row, of.remark, 'words');
  const words = remark === '' ? cell(of.words) : `${cell(of.words)} (${remark})`.trim();
  const priceText = cell(of.price);
  const price = readAmount(priceText, decimal);
  if (printed === '' && words === '' && price === null) return null;
  if (printed === '' && of.words !== undefined && words === '') return null;
  const option: RawOption = { printed, words, price, at: placeIn(grid, row, of.code ?? 0) };
  if (of.code !== undefined) use(grid, uses, row, of.code, 'code');
  if (of.words !== undefined && words !== '') {
    option.wordsAt = placeIn(grid, row, of.words);
    use(grid, uses, row, of.words, 'words');
  }
  if (of.price !== undefined && priceText !== '') {
    option.priceAt = placeIn(grid, row, of.price);
    if (price !== null || /^n\/?a$/i.test(priceText)) use(grid, uses, row, of.price, 'price');
  }
  return option;
}

/** A row of one text alone that names what follows: not a code of its own. */
function isRowBetween(grid: Grid, row: number, column: number, { of, from, to }: Columns): boolean {
  const text = grid.text(row, column);
  if (grid.span(row, column).columns >= Math.max(2, to - from)) return true;
  if (column !== from && column !== of.code) return false;
  if (of.group === column) return false;
  if (column === of.code) return /[A-Za-z]{4,}|[a-z]{3}/.test(text);
  // Words alone go on from the row above, unless a code follows: then they name what it is of.
  const isName = column === of.words && /^\p{Lu}/u.test(text) && text.length < 40;
  return isName && of.code !== undefined && grid.text(row + 1, of.code) !== '';
}

/** The text stands above the headings of another table. */
function isTitleOfNext(
  grid: Grid,
  row: number,
  from: number,
  to: number,
  isHeading: (row: number, from: number, to: number) => boolean,
): boolean {
  for (let below = row + 1; below <= row + 2 && below < grid.rows; below++) {
    if (isHeading(below, from, to)) return true;
    if (filledColumns(grid, below, from, to).length > 0) return false;
  }
  return false;
}

/** A table ends at an empty row, unless more of its rows come below. */
function endsAt(
  grid: Grid,
  uses: Uses,
  row: number,
  { of, from, to }: Columns,
  isHeading: (row: number, from: number, to: number) => boolean,
): boolean {
  for (let below = row + 1; below <= row + 2 && below < grid.rows; below++) {
    if (isHeading(below, from, to)) return true;
    const filled = filledColumns(grid, below, from, to).filter((column) => freeText(grid, uses, below, column) !== '');
    if (filled.length === 0) continue;
    // A row that goes on to the right is of another table.
    if (freeText(grid, uses, below, to) !== '') return true;
    const hasCode = of.code !== undefined && filled.includes(of.code);
    const hasMore = [of.words, of.price].some((column) => column !== undefined && filled.includes(column));
    const alone = filled.length === 1 ? filled[0] : undefined;
    const isName =
      alone !== undefined &&
      of.group === undefined &&
      isRowBetween(grid, below, alone, { row, of, from, to }) &&
      !isTitleOfNext(grid, below, from, to, isHeading) &&
      grid.text(below, alone).length < 40 &&
      hasRowsBelow(grid, below, of);
    return !((hasCode && hasMore) || isName);
  }
  return true;
}

const hasRowsBelow = (grid: Grid, row: number, of: Columns['of']): boolean =>
  of.code !== undefined &&
  of.words !== undefined &&
  grid.text(row + 1, of.code) !== '' &&
  grid.text(row + 1, of.words) !== '';

/** The nearest text above a row of headings that is no part of another table. */
export function titleAbove(
  grid: Grid,
  uses: Uses,
  row: number,
  from: number,
  to: number,
): { text: string; row: number; column: number } | null {
  for (let above = row - 1; above >= Math.max(0, row - 3); above--) {
    for (let column = from; column < to; column++) {
      if (grid.text(above, column) === '') continue;
      const text = freeText(grid, uses, above, column);
      return text === '' ? null : { text, row: above, column };
    }
  }
  return null;
}
