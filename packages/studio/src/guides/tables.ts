import { amountsIn, readAmount } from './cells/amounts.ts';
import { withoutMarks } from './cells/codes.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import { isHistoryHeading, looksLikeWords, namesGroup, type Role, roleOf } from './cells/lexicon.ts';
import { isExampleRow } from './examples.ts';
import type { GuideNote } from './guide.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';

/** The columns of one table below its row of headings. */
interface Columns {
  row: number;
  /** From the first of its columns to the last, with those that a merged heading covers. */
  from: number;
  to: number;
  of: Partial<Record<Role, number>>;
  /** The column whose heading names the group: that of its words, or one with nothing below. */
  title?: number;
  /** Columns among them whose headings say nothing that is read, such as ratings. */
  unread: readonly number[];
}

/** Finds the tables whose columns have headings: below each other or side by side, with groups as titles, as a column or as rows between. */
export function findTables(grid: Grid, uses: Uses, notes: GuideNote[]): RawGroup[] {
  const headings: Columns[] = [];
  for (let row = 0; row < grid.rows; row++) headings.push(...headingsOf(grid, uses, row));
  const isHeading = (row: number, from: number, to: number) =>
    headings.some((other) => other.row === row && other.from < to && from < other.to);
  const groups: RawGroup[] = [];
  let open: { group: RawGroup | undefined; columns: Columns } | undefined;
  for (const columns of headings) {
    // The same headings again, as on the next printed page: the table goes on.
    const goesOn = open !== undefined && isSameTable(open.columns, columns) && columns.of.group !== undefined;
    const read = readTable(grid, uses, columns, isHeading, goesOn ? open?.group : undefined);
    groups.push(...read);
    claimUnread(grid, uses, columns, read, notes);
    open = { group: read.at(-1) ?? open?.group, columns };
  }
  return groups;
}

/** Cells beside options that are no part of them: a column each, so that nothing else takes them for codes and words. */
function claimUnread(
  grid: Grid,
  uses: Uses,
  { row, unread }: Columns,
  read: readonly RawGroup[],
  notes: GuideNote[],
): void {
  const rows = read.flatMap(({ options }) => options.map(({ at }) => at.row));
  for (const column of unread) {
    const below = rows.filter((each) => freeText(grid, uses, each, column) !== '');
    if (below.length === 0) continue;
    const heading = grid.text(row, column).replaceAll(/\s+/g, ' ');
    notes.push({ at: placeIn(grid, row, column), text: `Nothing was made of the column “${heading}”.` });
    for (const each of [row, ...below]) use(grid, uses, each, column, 'nothing');
  }
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
  let current: Heading[] = [];
  let unknown: number[] = [];
  const close = () => {
    const columns = columnsOf(grid, row, current, unknown);
    if (columns !== null) found.push(columns);
    unknown = [];
    current = [];
  };
  for (const column of filled) {
    const role = roleOf(grid.text(row, column));
    const isAgain = role !== null && role !== 'either' && current.some((one) => one.role === role);
    const beginsAgain = role === 'either' && current.some((one) => one.role === 'either') && current.length > 1;
    if (isAgain || beginsAgain) close();
    if (role !== null) current.push({ column, role });
    else unknown.push(column);
  }
  close();
  return found;
}

interface Heading {
  column: number;
  role: Role | 'either';
}

/** `unknown`: columns of the same row whose headings say nothing of what stands below. */
function columnsOf(grid: Grid, row: number, cells: readonly Heading[], unknown: readonly number[]): Columns | null {
  // Words that may head either column are names of groups where nothing else is a heading.
  if (cells.every(({ role }) => role === 'either' || role === 'position' || role === 'group')) return null;
  const of: Partial<Record<Role, number>> = {};
  for (const { column, role } of cells) if (role !== 'either') of[role] = column;
  for (const { column } of cells.filter(({ role }) => role === 'either')) {
    if (of.code === undefined) of.code = column;
    else if (of.words === undefined) of.words = column;
    else if (of.group === undefined && column < of.code) of.group = column;
  }
  if (of.price === undefined && of.words !== undefined) {
    const price = pricesWithoutHeading(grid, row, of.words);
    if (price !== undefined) of.price = price;
  }
  const title = titleIn(grid, row, of, cells, unknown);
  if (of.code !== undefined && of.words === undefined && title !== undefined && hasWordsBelow(grid, row, title))
    of.words = title;
  // A position beside nothing else is the name of the group.
  if (of.group === undefined && of.position !== undefined) {
    of.group = of.position;
    delete of.position;
  }
  if (of.code === undefined && of.group !== undefined && of.words !== undefined && of.price === undefined) return null;
  if (of.code === undefined || (of.words === undefined && of.price === undefined)) return null;
  const all = [...Object.values(of), ...(title === undefined ? [] : [title])];
  const last = Math.max(...all);
  const named = title === undefined || of.group !== undefined ? {} : { title };
  const [from, to] = [Math.min(...all), last + grid.span(row, last).columns];
  const unread = unknown.filter((column) => column > from && column < to && column !== title);
  return { row, from, to, of, unread, ...named };
}

/** How far behind the words prices without a heading may stand. */
const PRICES_BEHIND_MOST = 3;

/** The column of prices behind the words whose heading stands a row higher, or that has none and nothing but amounts. */
function pricesWithoutHeading(grid: Grid, row: number, words: number): number | undefined {
  for (let column = words + 1; column <= words + PRICES_BEHIND_MOST && grid.text(row, column) === ''; column++) {
    if (roleOf(grid.text(row - 1, column)) === 'price') return column;
    const below = textsBelow(grid, row, column);
    if (below.length > 1 && below.every((text) => amountsIn(text, grid.decimal).length > 0)) return column;
  }
  return undefined;
}

/** The column before the code whose heading names the group: its cells are the words, or there are none. */
function titleIn(
  grid: Grid,
  row: number,
  { code, words }: Columns['of'],
  cells: readonly Heading[],
  unknown: readonly number[],
): number | undefined {
  if (code === undefined) return undefined;
  const either = cells.find(({ column, role }) => role === 'either' && column === words)?.column;
  if (either !== undefined) return namesGroup(grid.text(row, either)) ? either : undefined;
  const before = unknown.filter((column) => column < code && /\p{L}{2}/u.test(grid.text(row, column))).toReversed();
  return before.find((column) =>
    words === undefined ? hasWordsBelow(grid, row, column) : isEmptyBelow(grid, row, column, code),
  );
}

/** Whether words stand below a heading, in most of the rows up to the first empty one. */
function hasWordsBelow(grid: Grid, row: number, column: number): boolean {
  const below = textsBelow(grid, row, column);
  return below.length > 0 && below.filter((text) => looksLikeWords(text)).length > below.length / 2;
}

const isEmptyBelow = (grid: Grid, row: number, column: number, code: number): boolean =>
  grid.text(row + 1, column) === '' && grid.text(row + 1, code) !== '';

function textsBelow(grid: Grid, row: number, column: number): string[] {
  const texts: string[] = [];
  for (let below = row + 1; below < grid.rows && filledColumns(grid, below).length > 1; below++) {
    if (roleOf(grid.text(below, column)) !== null || headsATable(grid, below)) break;
    if (grid.text(below, column) !== '') texts.push(grid.text(below, column));
  }
  return texts;
}

const headsATable = (grid: Grid, row: number): boolean =>
  filledColumns(grid, row).some((column) => roleOf(grid.text(row, column)) === 'code');

/** A table of revisions: its cells say nothing of an option. */
function claimBelow(grid: Grid, uses: Uses, row: number): void {
  for (let below = row; below < grid.rows && filledColumns(grid, below).length > 0; below++)
    for (const column of filledColumns(grid, below)) use(grid, uses, below, column, 'nothing');
}

function readTable(
  grid: Grid,
  uses: Uses,
  columns: Columns,
  isHeading: (row: number, from: number, to: number) => boolean,
  goesOn: RawGroup | undefined,
): RawGroup[] {
  const { of, from, to } = columns;
  for (const column of Object.values(of)) if (column !== columns.title) use(grid, uses, columns.row, column, 'heading');
  const frame = { hasWords: of.words !== undefined, isNamedByRow: of.group !== undefined };
  const groups: RawGroup[] = [];
  let current = goesOn;
  const begin = (title: string, row: number, column: number, isNamedByRow = frame.isNamedByRow): void => {
    const known = isNamedByRow ? groups.find((group) => group.title === title) : undefined;
    current = known ?? { ...frame, isNamedByRow, title, at: placeIn(grid, row, column), options: [] };
    if (known === undefined) groups.push(current);
    if (title !== '') use(grid, uses, row, column, 'group');
  };
  if (columns.title !== undefined)
    begin(withoutMarks(grid.text(columns.row, columns.title)).text, columns.row, columns.title);
  else if (of.group === undefined) {
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
    const option = readRow(grid, uses, row, of);
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

function readRow(grid: Grid, uses: Uses, row: number, of: Columns['of']): RawOption | null {
  const cell = (column: number | undefined) => (column === undefined ? '' : freeText(grid, uses, row, column));
  const printed = cell(of.code);
  const remark = cell(of.remark);
  if (of.remark !== undefined) use(grid, uses, row, of.remark, 'words');
  const words = remark === '' ? cell(of.words) : `${cell(of.words)} (${remark})`.trim();
  const priceText = cell(of.price);
  const price = readAmount(priceText, grid.decimal);
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
function isRowBetween(
  grid: Grid,
  row: number,
  column: number,
  { of, from, to }: Pick<Columns, 'of' | 'from' | 'to'>,
): boolean {
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
      isRowBetween(grid, below, alone, { of, from, to }) &&
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
