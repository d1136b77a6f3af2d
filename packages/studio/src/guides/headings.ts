import { amountsIn } from './cells/amounts.ts';
import { looksLikeCode } from './cells/codes.ts';
import { filledColumns, freeText, type Grid, type Uses, use } from './cells/grid.ts';
import { isHistoryHeading, looksLikeWords, namesGroup, type Role, roleOf } from './cells/lexicon.ts';

/** The columns of one table below its row of headings. */
export interface Columns {
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

/** The tables that a row of headings begins, from left to right. The upper of two rows of headings begins none. */
export function headingsOf(grid: Grid, uses: Uses, row: number): Columns[] {
  if (hasBorrowed(grid, row + 1)) return [];
  const filled = headed(grid, row).filter(
    (column) => freeText(grid, uses, headingRow(grid, row, column), column) !== '',
  );
  if (isHistoryHeading(filled.map((column) => headingAt(grid, row, column)))) {
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
    const own = roleOf(headingAt(grid, row, column));
    const names = own === 'words' || own === 'either' ? namesBefore(grid, row, column, current) : undefined;
    if (names !== undefined) names.role = 'group';
    const role = names === undefined ? own : 'words';
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

/** The row of the text that heads a column: above, where a cell of two rows of headings stands over both. */
export function headingRow(grid: Grid, row: number, column: number): number {
  if (grid.text(row, column) !== '') return row;
  if (!grid.isCovered(row, column)) return row - 1;
  let above = row - 1;
  while (above > 0 && grid.text(above, column) === '' && grid.isCovered(above, column)) above--;
  return grid.span(above, column).rows > row - above ? above : row;
}

const headingAt = (grid: Grid, row: number, column: number): string => grid.text(headingRow(grid, row, column), column);

/** Columns with a heading of their own in the row, and those whose heading stands over it. */
function headed(grid: Grid, row: number): number[] {
  const own = filledColumns(grid, row);
  return headsATable(grid, row) ? [...own, ...borrowed(grid, row)].sort((one, other) => one - other) : own;
}

/** Columns whose headings begin a row higher than that of the codes. */
const borrowed = (grid: Grid, row: number): number[] =>
  filledColumns(grid, row - 1).filter((column) => {
    const role = roleOf(grid.text(row - 1, column));
    return grid.text(row, column) === '' && role !== null && role !== 'either' && role !== 'code';
  });

const hasBorrowed = (grid: Grid, row: number): boolean =>
  headsATable(grid, row) && !headsATable(grid, row - 1) && borrowed(grid, row).length > 0;

/** The heading of words before the codes that stand in fewer rows than those after them: they are names of groups. */
function namesBefore(grid: Grid, row: number, column: number, current: readonly Heading[]): Heading | undefined {
  const words = current.find(({ role }) => role === 'words');
  const code = current.find(({ role }) => role === 'code');
  if (words === undefined || code === undefined || words.column > code.column) return undefined;
  if (current.some(({ role }) => role === 'group' || role === 'price')) return undefined;
  return textsBelow(grid, row, words.column).length < textsBelow(grid, row, column).length ? words : undefined;
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
  if (of.group === undefined && of.code !== undefined) {
    const named = unknown.filter((column) => column < (of.code ?? 0) && repeatsBelow(grid, row, column)).at(-1);
    if (named !== undefined) of.group = named;
  }
  const title = titleIn(grid, row, of, cells, unknown);
  if (of.code !== undefined && of.words === undefined && title !== undefined && hasWordsBelow(grid, row, title))
    of.words = title;
  if (
    of.code === undefined &&
    of.position !== undefined &&
    of.words !== undefined &&
    areCodes(grid, row, of.position)
  ) {
    of.code = of.position;
    delete of.position;
  }
  if (of.code !== undefined && of.words === undefined && of.price === undefined) {
    const behind = unknown.find((column) => column === (of.code ?? 0) + 1);
    if (behind !== undefined && textsBelow(grid, row, behind).length >= textsBelow(grid, row, of.code).length)
      of.words = behind;
  }
  // A position beside nothing else is the name of the group.
  if (of.group === undefined && of.position !== undefined) {
    of.group = of.position;
    delete of.position;
  }
  if (of.code === undefined && of.group !== undefined && of.words !== undefined && of.price === undefined) return null;
  if (of.code === undefined || (of.words === undefined && of.price === undefined)) return null;
  const between = unknown.filter((column) => of.price !== undefined && column > (of.code ?? 0) && column < of.price);
  const [only, ...more] = between;
  if (of.words === undefined && only !== undefined && more.length === 0 && only !== title) of.words = only;
  const all = [...Object.values(of), ...(title === undefined ? [] : [title])];
  const last = Math.max(...all);
  const named = title === undefined || of.group !== undefined ? {} : { title };
  const [from, to] = [Math.min(...all), last + grid.span(headingRow(grid, row, last), last).columns];
  const unread = unknown.filter((column) => column > from && column < to && column !== title && column !== of.words);
  return { row, from, to, of, unread, ...named };
}

/** Prices without a heading stand at most so many columns after the words. */
const PRICES_BEHIND_MOST = 3;

/** The column of prices after the words whose heading stands a row higher, or that has none and nothing but amounts. */
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
  if (either !== undefined)
    return namesGroup(grid.text(row, either)) && !hasTitleOver(grid, row, code, either) ? either : undefined;
  const before = unknown.filter((column) => column < code && /\p{L}{2}/u.test(grid.text(row, column))).toReversed();
  return before.find((column) =>
    words === undefined ? hasWordsBelow(grid, row, column) : isEmptyBelow(grid, row, column, code),
  );
}

/** Whether a title that is merged over both columns stands right above the headings. */
const hasTitleOver = (grid: Grid, row: number, from: number, to: number): boolean =>
  grid.text(row - 1, from) !== '' && grid.span(row - 1, from).columns > to - from;

/** Whether the cells below a heading that may be of positions are codes: each row has one of its own, and they do not count up. */
function areCodes(grid: Grid, row: number, column: number): boolean {
  const below = textsBelow(grid, row, column);
  const isEach = below.length > 1 && new Set(below).size === below.length && grid.text(row + 1, column) !== '';
  return isEach && below.every((text) => looksLikeCode(text)) && below.some((text, at) => text !== String(at + 1));
}

/** Whether words stand below a heading, in most of the rows up to the first empty one. */
function hasWordsBelow(grid: Grid, row: number, column: number): boolean {
  const below = textsBelow(grid, row, column);
  return below.length > 0 && below.filter((text) => looksLikeWords(text)).length > below.length / 2;
}

/** Whether a column says one thing for several rows, and then another: names of groups in each row. */
function repeatsBelow(grid: Grid, row: number, column: number): boolean {
  const texts = textsBelow(grid, row, column);
  const runs = texts.filter((text, at) => text !== texts[at - 1]);
  return runs.length > 1 && runs.length * 2 <= texts.length && new Set(runs).size === runs.length;
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

/** Claims the headings of a table; where its rows name the groups, also what stands over two of them. */
export function claimHeadings(grid: Grid, uses: Uses, { row, of, title }: Columns): void {
  for (const column of Object.values(of)) {
    if (column === title) continue;
    use(grid, uses, headingRow(grid, row, column), column, 'heading');
    if (of.group !== undefined && hasBorrowed(grid, row)) use(grid, uses, row - 1, column, 'heading');
  }
}

/** A table of revisions: its cells say nothing of an option. */
function claimBelow(grid: Grid, uses: Uses, row: number): void {
  for (let below = row; below < grid.rows && filledColumns(grid, below).length > 0; below++)
    for (const column of filledColumns(grid, below)) use(grid, uses, below, column, 'nothing');
}
