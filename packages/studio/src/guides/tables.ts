import { readAmount } from './cells/amounts.ts';
import { withoutMarks } from './cells/codes.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import { isBlankCode } from './cells/lexicon.ts';
import { readRate } from './cells/rates.ts';
import { isExampleRow } from './examples.ts';
import type { GuideNote } from './guide.ts';
import { type Columns, claimHeadings, headingRow, headingsOf } from './headings.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';

/**
 * Finds the tables whose columns have headings: below each other or side by side, with groups as titles, as a column or as rows between.
 */
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

function readTable(
  grid: Grid,
  uses: Uses,
  columns: Columns,
  isHeading: (row: number, from: number, to: number) => boolean,
  goesOn: RawGroup | undefined,
): RawGroup[] {
  const { of, from, to } = columns;
  claimHeadings(grid, uses, columns);
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
    const option = readRow(grid, uses, row, columns);
    if (option !== null) current?.options.push(option);
  }
  return groups.filter(({ options }) => options.length > 0);
}

/** Of a position and a name side by side, the name with its position in front. */
function nameAt(grid: Grid, uses: Uses, row: number, of: Columns['of']): string {
  const name = of.group === undefined ? '' : freeText(grid, uses, row, of.group);
  const position = of.position === undefined ? '' : freeText(grid, uses, row, of.position);
  if (of.position !== undefined && position !== '') use(grid, uses, row, of.position, 'heading');
  // Of several places, such as 5–6, the first.
  const [, first] = /^(\d+)(?:\s*[-–—/+&…]\s*\d+)?$/.exec(position) ?? [];
  return name !== '' && first !== undefined ? `${first} ${name}` : name;
}

function readRow(grid: Grid, uses: Uses, row: number, { row: headings, of }: Columns): RawOption | null {
  const cell = (column: number | undefined) => (column === undefined ? '' : freeText(grid, uses, row, column));
  const printed = cell(of.code);
  const remarkIn = of.remark === undefined ? undefined : filledBelow(grid, uses, row, headings, of.remark);
  const remark = cell(remarkIn);
  if (remarkIn !== undefined) use(grid, uses, row, remarkIn, 'words');
  const words = withRemark(cell(of.words), remark);
  const priceText = cell(of.price);
  const price = readAmount(priceText, grid.decimal);
  if (printed === '' && words === '' && price === null) return null;
  if (printed === '' && of.words !== undefined && words === '') return null;
  // A code that means nothing is no answer without a code.
  if (of.code !== undefined && grid.isLeftOut(row, of.code)) return null;
  const option: RawOption = { printed, words, price, at: placeIn(grid, row, of.code ?? 0) };
  if (of.code !== undefined) use(grid, uses, row, of.code, 'code');
  if (of.words !== undefined && words !== '') {
    option.wordsAt = placeIn(grid, row, of.words);
    use(grid, uses, row, of.words, 'words');
  }
  if (of.price !== undefined && priceText !== '') {
    option.priceAt = placeIn(grid, row, of.price);
    const rate = price === null ? readRate(priceText, grid.decimal) : null;
    if (rate !== null) option.rate = rate;
    if (price !== null || rate !== null || /^n\/?a$/i.test(priceText)) use(grid, uses, row, of.price, 'price');
  }
  return option;
}

/** The remark stands before the marks of footnotes. */
function withRemark(words: string, remark: string): string {
  if (remark === '') return words;
  const { text } = withoutMarks(words);
  return `${text} (${remark})${words.slice(text.length)}`.trim();
}

/** The column of a row that has a text below a heading, which may be merged over several. */
function filledBelow(grid: Grid, uses: Uses, row: number, headings: number, column: number): number | undefined {
  const { columns } = grid.span(headingRow(grid, headings, column), column);
  return filledColumns(grid, row, column, column + columns).find((one) => freeText(grid, uses, row, one) !== '');
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
    if (isHeading(below, from, to) || isOverMarks(grid, below)) return true;
    const filled = filledColumns(grid, below, from, to).filter((column) => freeText(grid, uses, below, column) !== '');
    if (filled.length === 0) continue;
    // Words where the others have a position are of another table, such as one of what fits.
    if (of.position !== undefined && /^\D{5,}$/.test(freeText(grid, uses, below, of.position))) return true;
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

/** Whether a row heads a table of what fits: below it stand a label and signs, not dashes alone. */
function isOverMarks(grid: Grid, row: number): boolean {
  const [label, ...cells] = filledColumns(grid, row + 1).map((column) => grid.text(row + 1, column));
  const signs = cells.map((text) => withoutMarks(text).text);
  const areSigns = signs.length > 1 && signs.every((sign) => /^(?:[^\p{L}\d\s]|x)$/iu.test(sign));
  return label !== undefined && areSigns && signs.some((sign) => !isBlankCode(sign));
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
      if (POSITION.test(text) && filledColumns(grid, above, column + 1, to).length > 0) continue;
      return text === '' ? null : { text: `${positionBefore(grid, uses, above, column)}${text}`, row: above, column };
    }
  }
  return null;
}

/** The number of a position that stands alone in the cell before a title, such as `Pos. 2`. */
function positionBefore(grid: Grid, uses: Uses, row: number, column: number): string {
  const before = filledColumns(grid, row, 0, column).at(-1);
  const [, position] = before === undefined ? [] : (POSITION.exec(freeText(grid, uses, row, before)) ?? []);
  if (before === undefined || position === undefined) return '';
  use(grid, uses, row, before, 'heading');
  return `${position} `;
}

/** A cell that says a place in the number, and no name. */
export const POSITION = /^(?:pos(?:ition)?\.?\s*|stelle\s*|digits?\s*|step\s*|#)(\d{1,2})[.:)]?$/i;
