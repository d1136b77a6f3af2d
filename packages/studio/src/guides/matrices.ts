import { type Cents, NO_CENTS, quoteCode, type Table } from '@millrace/configurator';
import type { DecimalSign } from '@millrace/exchange';
import { isCross, meaningOf, readMark } from '../sheets/read-mark.ts';
import { readAmount } from './cells/amounts.ts';
import { withoutMarks } from './cells/codes.ts';
import { freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import { isBlankCode } from './cells/lexicon.ts';
import { codesOf, noneCodesOf, readClause } from './footnote-rules.ts';
import type { Footnote } from './footnotes.ts';
import type { GatheredGroup } from './gathered-groups.ts';
import type { GuideNote, Place } from './guide.ts';

/** A table of what fits, or of prices, as it stands: a label of one group for each row, and of another for each column. */
export interface Matrix {
  name: string;
  rows: GatheredGroup;
  columns: GatheredGroup;
  cells: readonly MatrixCell[];
  isOfPrices: boolean;
}

interface MatrixCell {
  at: Place;
  row: string;
  column: string;
  sign: 'yes' | 'no' | 'cross' | 'blank' | 'amount';
  cents?: Cents | null;
  marks: readonly string[];
}

/** Finds tables whose labels are codes or words of two groups. */
export function findMatrices(grid: Grid, uses: Uses, groups: readonly GatheredGroup[]): Matrix[] {
  const found: Matrix[] = [];
  for (let row = 0; row < grid.rows; row++)
    for (let column = 1; column < grid.columns; column++) {
      const matrix = readMatrix(grid, uses, groups, row, column);
      if (matrix === null) continue;
      found.push(matrix.matrix);
      row = matrix.last;
      break;
    }
  return found;
}

function readMatrix(
  grid: Grid,
  uses: Uses,
  groups: readonly GatheredGroup[],
  row: number,
  from: number,
): { matrix: Matrix; last: number } | null {
  const labels: { column: number; text: string }[] = [];
  for (let column = from; column < grid.columns; column++) {
    const text = withoutMarks(freeText(grid, uses, row, column)).text;
    if (text === '') break;
    labels.push({ column, text });
  }
  if (labels.length < 2) return null;
  for (const columns of groups) {
    const heads = labels.flatMap(({ column, text }) => {
      const code = codeIn(columns, text);
      return code === null ? [] : [{ column, code }];
    });
    if (heads.length < 2 || heads.length < labels.length - 1 || heads[0]?.column !== from) continue;
    for (const rows of groups) {
      if (rows === columns) continue;
      const cells = bodyOf(grid, uses, row, from, rows, heads);
      if (cells.length < heads.length || cells.every(({ sign }) => sign === 'blank')) continue;
      const isOfPrices = cells.some(({ sign }) => sign === 'amount');
      const last = Math.max(...cells.map(({ at }) => at.row));
      claim(grid, uses, row, last, from, heads, cells);
      if (cells.some(({ row: code }) => code === '')) withNothing(rows, cells);
      if (cells.some(({ column }) => column === '')) withNothing(columns, cells);
      return { matrix: { name: `${rows.name} and ${columns.name}`, rows, columns, cells, isOfPrices }, last };
    }
  }
  return null;
}

/** The rows below the heads whose label is of the group, as long as their cells are marks or amounts. */
function bodyOf(
  grid: Grid,
  uses: Uses,
  heading: number,
  from: number,
  rows: GatheredGroup,
  heads: readonly { column: number; code: string }[],
): MatrixCell[] {
  const cells: MatrixCell[] = [];
  for (let row = heading + 1; row < grid.rows; row++) {
    const label = withoutMarks(freeText(grid, uses, row, from - 1) || freeText(grid, uses, row, from - 2)).text;
    const code = label === '' ? null : codeIn(rows, label);
    if (code === null) break;
    for (const head of heads) {
      const cell = readCell(freeText(grid, uses, row, head.column), grid.decimal);
      if (cell === null) return [];
      cells.push({ ...cell, at: placeIn(grid, row, head.column), row: code, column: head.code });
    }
  }
  return cells;
}

function readCell(printed: string, decimal: DecimalSign): Pick<MatrixCell, 'sign' | 'cents' | 'marks'> | null {
  const { text, marks } = withoutMarks(printed);
  if (text === '') return { sign: 'blank', marks };
  // The mark alone: its footnote says what the cell is.
  const alone = withoutMarks(`· ${text}`);
  if (alone.text === '·' && !/^\*+$/.test(text)) return { sign: 'blank', marks: alone.marks };
  // Digits are amounts: "0" is no charge.
  const mark = /\d/.test(text) ? null : readMark(text)?.mark;
  if (mark != null) return { sign: isCross(mark) ? 'cross' : meaningOf(mark), marks };
  const amount = readAmount(text, decimal);
  return amount === null ? null : { sign: 'amount', cents: amount.cents, marks };
}

const codeIn = (group: GatheredGroup, text: string): string | null =>
  isBlankCode(text) && mayHaveNothing(group) ? '' : codeOf(group, text);

const mayHaveNothing = ({ optional, options }: GatheredGroup): boolean =>
  optional || options.some(({ code, isTaken }) => code === '' && isTaken);

/** A table that says what goes with nothing of a group asks of it as of an answer. */
function withNothing(group: GatheredGroup, [cell]: readonly MatrixCell[]): void {
  if (!group.optional || cell === undefined) return;
  group.optional = false;
  if (group.options.some(({ code, isTaken }) => code === '' && isTaken)) return;
  const nothing = { code: '', marks: [], words: 'None', price: NO_CENTS, isBase: false, isTaken: true };
  group.options.unshift({ ...nothing, at: group.at ?? cell.at });
}

const codeOf = (group: GatheredGroup, text: string): string | null =>
  group.options.find(
    ({ code, words, isTaken }) => isTaken && (code === text || words.toLowerCase() === text.toLowerCase()),
  )?.code ?? null;

function claim(
  grid: Grid,
  uses: Uses,
  heading: number,
  last: number,
  from: number,
  heads: readonly { column: number }[],
  cells: readonly MatrixCell[],
): void {
  for (const { at, sign } of cells) use(grid, uses, at.row, at.column, sign === 'amount' ? 'price' : 'mark');
  for (let row = heading - 1; row <= last; row++)
    for (const column of [from - 2, from - 1, ...heads.map((head) => head.column)])
      if (column >= 0 && freeText(grid, uses, row, column).length < 60) use(grid, uses, row, column, 'heading');
}

/** Whether a cross may mean either: the examples decide then. */
export const isUnsure = ({ cells }: Matrix): boolean =>
  cells.some(({ sign }) => sign === 'cross') && cells.some(({ sign }) => sign === 'yes' || sign === 'no');

/** Without anything else to go by, a cross beside dots alone says no, and beside dashes or blanks yes. */
export const crossesAreMade = ({ cells }: Matrix): boolean =>
  !(cells.some(({ sign }) => sign === 'yes') && !cells.some(({ sign }) => sign === 'no' || sign === 'blank'));

/** The table of a configurator: rows of codes that go together, with what footnotes say of single cells. */
export function tableOf(
  matrix: Matrix,
  areCrossesMade: boolean,
  footnotes: readonly Footnote[],
  groups: readonly GatheredGroup[],
  notes: GuideNote[],
): Table {
  const { rows, columns, cells, name, isOfPrices } = matrix;
  const isMade = ({ sign }: MatrixCell) => sign === 'yes' || sign === 'amount' || (sign === 'cross' && areCrossesMade);
  if (isOfPrices)
    return {
      name: `${name} price`,
      columns: [rows.name, columns.name],
      gives: ['price'],
      rows: cells
        .filter((cell) => isMade(cell) || isAsked(cell, footnotes))
        .map(({ row, column, cents }) => [quoteCode(row), quoteCode(column), cents == null ? null : cents / 100]),
    };
  const conditions = cells.filter(isMade).flatMap((cell) => conditionOf(cell, matrix, footnotes, groups, notes));
  const third = conditions[0]?.group;
  const stated: (string | number | null)[][] = [];
  for (const code of new Set(cells.map(({ row }) => row))) {
    const inRow = cells.filter(({ row }) => row === code);
    const plain = inRow.filter((cell) => isMade(cell) && !conditions.some((one) => one.cell === cell));
    const unheaded = takenCodes(columns).filter((each) => !inRow.some(({ column }) => column === each));
    const codes = [...plain.map(({ column }) => column), ...unheaded];
    const all = codes.length === takenCodes(columns).length;
    if (codes.length > 0)
      stated.push([quoteCode(code), all ? '*' : codes.map(quoteCode).join('|'), ...(third === undefined ? [] : ['*'])]);
    for (const one of conditions.filter(({ cell, group }) => cell.row === code && group === third))
      stated.push([quoteCode(code), quoteCode(one.cell.column), one.answers]);
  }
  const more = third === undefined ? [] : ['*'];
  for (const code of takenCodes(rows))
    if (!cells.some(({ row }) => row === code)) stated.push([quoteCode(code), '*', ...more]);
  if (rows.optional) stated.push(['', '*', ...more]);
  if (columns.optional) stated.push(['*', '', ...more]);
  return { name, columns: [rows.name, columns.name, ...(third === undefined ? [] : [third.name])], rows: stated };
}

/** A cell without a price whose footnote says that it is asked for. */
const isAsked = ({ at, sign, marks }: MatrixCell, footnotes: readonly Footnote[]): boolean =>
  sign === 'blank' &&
  footnotes.some(
    ({ at: { sheet }, mark, text }) =>
      sheet === at.sheet && marks.includes(mark) && readAmount(text.replace(/[.;]\s*$/, ''), '.')?.cents === null,
  );

const takenCodes = ({ options }: GatheredGroup): string[] =>
  options.filter(({ isTaken }) => isTaken).map(({ code }) => code);

/** The condition on a third group in the footnote of a cell. */
function conditionOf(
  cell: MatrixCell,
  { rows, columns }: Matrix,
  footnotes: readonly Footnote[],
  groups: readonly GatheredGroup[],
  notes: GuideNote[],
): { cell: MatrixCell; group: GatheredGroup; answers: string }[] {
  for (const mark of cell.marks) {
    const footnote = footnotes.find((each) => each.mark === mark && each.at.sheet === cell.at.sheet);
    if (footnote === undefined) continue;
    const carrier = { group: rows, options: rows.options.filter(({ code }) => code === cell.row) };
    const [rule] = readClause(footnote.text.replace(/[.;]\s*$/, ''), [carrier], groups);
    const object = rule?.objects.find(({ group }) => group !== columns);
    if (rule === undefined || object === undefined) {
      notes.push({ at: cell.at, text: `Taken as made. Decide what its footnote asks: “${footnote.text}”` });
      continue;
    }
    const has = codesOf(object);
    const lacks = takenCodes(object.group).filter((code) => !has.includes(code));
    const none = object.options === 'any' ? noneCodesOf(object.group) : lacks;
    const answers = (rule.is === 'only' ? has : none).map(quoteCode).join('|');
    return [{ cell, group: object.group, answers }];
  }
  return [];
}
