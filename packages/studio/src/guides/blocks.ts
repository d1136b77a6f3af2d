import { readAmount } from './cells/amounts.ts';
import { looksLikeCode } from './cells/codes.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import { looksLikeWords, saysNone } from './cells/lexicon.ts';
import { readRate } from './cells/rates.ts';
import { isExampleRow } from './examples.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';
import { POSITION, titleAbove } from './tables.ts';

/** Finds groups without headings: a code beside words, row below row, under a title, beside a name or in columns across the page. */
export function findBlocks(grid: Grid, uses: Uses): RawGroup[] {
  const groups: RawGroup[] = [];
  for (let column = 0; column < grid.columns; column++) {
    const titles = countedTitles(grid, uses, column);
    for (let row = 0; row < grid.rows; row++) {
      if (isExampleRow(grid, row)) continue;
      const joined = joinedRun(grid, uses, row, column, titles);
      const run = joined.length > 0 ? joined : pairRun(grid, uses, row, column);
      if (run.length === 0) continue;
      groups.push(...grouped(grid, uses, run, row, column));
      row = run.at(-1)?.at.row ?? row;
    }
  }
  return groups;
}

const PAIR =
  /^("?[A-Z0-9][A-Za-z0-9/+.#½¼¾"]{0,9}(?: [A-Z0-9]{1,3}|(?:[–…-]|\.{2,3})[A-Z]*\d+)?"?[¹²³*†‡]*)\s*(?:=|:|\s[–—-]|[–—])\s+?(\S.*)$/;

/** A code and its words in one cell, such as `A = Steel`. */
function readPair(text: string): { printed: string; words: string } | null {
  const [, printed = '', words = ''] = PAIR.exec(text) ?? [];
  const isNumber = /[–—-]/.test(words) && !/[a-z]{2}/.test(words);
  return printed !== '' && !isNumber && /[A-Za-z]{2}|\d/.test(words) && looksLikeCode(printed)
    ? { printed, words }
    : null;
}

/** A code and its words apart by blanks, as in the text of a printed page. */
const SPACED = /^\s*("?[A-Z0-9][A-Za-z0-9/+.#½¼¾"]{0,9}"?[¹²³*†‡]*)(?:\s{2,}|\t)\s*(\S.*)$/;

function readSpaced(text: string): { printed: string; words: string } | null {
  const [, printed = '', words = ''] = SPACED.exec(text) ?? [];
  return printed !== '' && looksLikeCode(printed) && looksLikeWords(words) && !/\s{2}/.test(words)
    ? { printed, words }
    : null;
}

/** Blanks are all that keeps the parts of such a text apart. */
const freeWritten = (grid: Grid, uses: Uses, row: number, column: number): string =>
  freeText(grid, uses, row, column) === '' ? '' : grid.written(row, column);

/** Rows of a column that count 1, 2, 3 … with codes and words between them: each names the group below it. */
function countedTitles(grid: Grid, uses: Uses, column: number): ReadonlySet<number> {
  const titles: number[] = [];
  for (let row = 0; row < grid.rows; row++) {
    const pair = readSpaced(freeWritten(grid, uses, row, column));
    const last = titles.at(-1);
    const isNext = pair?.printed === String(titles.length + 1) && (last === undefined || row > last + 1);
    if (isNext && readSpaced(freeWritten(grid, uses, row + 1, column)) !== null) titles.push(row);
  }
  return new Set(titles.length > 1 ? titles : []);
}

/** Cells below each other that each hold codes with their words. Several lines of one cell are several options. */
function joinedRun(grid: Grid, uses: Uses, row: number, column: number, titles: ReadonlySet<number>): RawOption[] {
  const options: RawOption[] = [];
  const [read, textAt] = titles.size > 0 ? [readSpaced, freeWritten] : [readPair, freeText];
  let below = row;
  for (; below < grid.rows; below++) {
    const text = titles.has(below) ? '' : textAt(grid, uses, below, column);
    const pairs = text === '' ? [] : text.split('\n').map(read);
    if (pairs.length === 0 || pairs.some((pair) => pair === null)) break;
    const at = placeIn(grid, below, column);
    for (const pair of pairs)
      if (pair !== null) options.push({ price: null, ...priceAtEnd(pair, grid.decimal), at, wordsAt: at });
  }
  return options.length >= 2 || (options.length === 1 && isUnderTitle(grid, uses, row, column)) ? options : [];
}

/** Words such as `Handle, add $12.00` end with the price. */
export function priceAtEnd(
  { printed, words }: { printed: string; words: string },
  decimal: Grid['decimal'],
): Pick<RawOption, 'printed' | 'words'> & Partial<RawOption> {
  const [, before = '', amount = ''] =
    /^(.*?[^\s,;:(+–—-])\s*[,;:(–—-]*\s*((?:\b(?:add|plus|less|deduct|list|net|price)\s+|[+-]\s*)?(?:(?:US\s?)?[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|USD|CHF)))\s*(?:ea\.?|each|list|net)?\)?$/i.exec(
      words,
    ) ?? [];
  const price = amount === '' ? null : readAmount(amount, decimal);
  return price === null ? { printed, words } : { printed, words: before, price };
}

/** A single option counts where its column has a title of its own right above it. */
const isUnderTitle = (grid: Grid, uses: Uses, row: number, column: number): boolean => {
  const above = freeText(grid, uses, row - 1, column);
  const isInRow = filledColumns(grid, row - 1).length > 1;
  return above !== '' && above.length < 40 && readPair(above) === null && isInRow;
};

/** Rows with a code in one column and words in the next that is filled. */
function pairRun(grid: Grid, uses: Uses, row: number, column: number): RawOption[] {
  const options: RawOption[] = [];
  let wordsColumn: number | undefined;
  for (let below = row; below < grid.rows; below++) {
    const printed = isExampleRow(grid, below) ? '' : freeText(grid, uses, below, column);
    if (printed === '' && wordsColumn !== undefined && goesOn(grid, uses, below, wordsColumn)) {
      options.push(further(grid, uses, below, wordsColumn));
      continue;
    }
    const codes = listed(printed);
    if (printed === '' || POSITION.test(printed) || (codes.length === 0 && !looksLikeCode(printed))) break;
    const next = nextFilled(grid, uses, below, column + 1);
    if (next === undefined || (wordsColumn !== undefined && next !== wordsColumn)) break;
    const words = freeText(grid, uses, below, next);
    // Below others also short words are some.
    const isWords =
      (looksLikeWords(words) && readAmount(words, grid.decimal) === null) ||
      (options.length > 0 && /^\p{L}{2}$/u.test(words));
    if (!isWords && codes.length === 0) break;
    wordsColumn ??= next;
    if (codes.length > 0) {
      const [at, wordsAt] = [placeIn(grid, below, column), placeIn(grid, below, next)];
      for (const code of codes) options.push({ printed: code, words: `${code} ${words}`, price: null, at, wordsAt });
      continue;
    }
    const option: RawOption = {
      printed,
      words,
      price: null,
      at: placeIn(grid, below, column),
      wordsAt: placeIn(grid, below, next),
    };
    options.push({ ...option, ...priceBeside(grid, uses, below, next) });
  }
  return options.length >= 2 ? options : [];
}

/** Words without a code that go on from the row above, or say that there is none. */
function goesOn(grid: Grid, uses: Uses, row: number, words: number): boolean {
  const text = freeText(grid, uses, row, words);
  if (text !== '' && saysNone(text)) return true;
  return filledColumns(grid, row)[0] === words && /^[\p{Ll}\d(&]/u.test(text);
}

const further = (grid: Grid, uses: Uses, row: number, words: number): RawOption => ({
  printed: '',
  words: freeText(grid, uses, row, words),
  price: null,
  at: placeIn(grid, row, words),
  wordsAt: placeIn(grid, row, words),
  ...priceBeside(grid, uses, row, words),
});

function priceBeside(grid: Grid, uses: Uses, row: number, words: number): Partial<RawOption> {
  const text = freeText(grid, uses, row, words + 1);
  const price = text === '' ? null : readAmount(text, grid.decimal);
  const priceAt = placeIn(grid, row, words + 1);
  if (price !== null) return { price, priceAt };
  const rate = readRate(text, grid.decimal);
  return rate === null ? {} : { rate, priceAt };
}

/** The title of a run; a code of it that stands there is one of a number in boxes, and the title is further up. */
function nameAbove(grid: Grid, uses: Uses, run: readonly RawOption[], row: number, column: number) {
  const codes = new Set(run.map(({ printed }) => printed));
  const to = (run[0]?.wordsAt?.column ?? column) + 1;
  const title = titleAbove(grid, uses, row, column, to);
  return title !== null && codes.has(title.text) ? (titleAbove(grid, uses, title.row, column, to) ?? title) : title;
}

/** Codes that share their words in one row, such as `25, 50, 75` beside `mm`. */
const listed = (printed: string): string[] =>
  /^[A-Z0-9]{1,6}(?:\s*[,;]\s*[A-Z0-9]{1,6}){2,}$/.test(printed) ? printed.split(/\s*[,;]\s*/) : [];

/** At most two empty columns stand between. */
function nextFilled(grid: Grid, uses: Uses, row: number, from: number): number | undefined {
  for (let column = from; column < Math.min(grid.columns, from + 3); column++)
    if (freeText(grid, uses, row, column) !== '') return column;
  return undefined;
}

/** The options of a run, under the names beside them where there are any, or under the title above. */
function grouped(grid: Grid, uses: Uses, run: readonly RawOption[], row: number, column: number): RawGroup[] {
  const frame = { hasWords: true, isNamedByRow: false };
  for (const { at, wordsAt, priceAt, printed } of run) {
    if (printed !== '') use(grid, uses, at.row, at.column, 'code');
    if (wordsAt !== undefined) use(grid, uses, wordsAt.row, wordsAt.column, 'words');
    if (priceAt !== undefined) use(grid, uses, priceAt.row, priceAt.column, 'price');
  }
  const beside = column > 0 ? freeText(grid, uses, row, column - 1) : '';
  if (beside !== '' && beside.length < 60) {
    const groups: RawGroup[] = [];
    for (const option of run) {
      const name = freeText(grid, uses, option.at.row, column - 1);
      if (name !== '') {
        groups.push({ ...frame, title: name, at: placeIn(grid, option.at.row, column - 1), options: [] });
        use(grid, uses, option.at.row, column - 1, 'group');
      }
      groups.at(-1)?.options.push(option);
    }
    return groups;
  }
  const title = nameAbove(grid, uses, run, row, column);
  if (title === null) return [{ ...frame, title: '', at: null, options: [...run] }];
  use(grid, uses, title.row, title.column, 'group');
  const number = freeText(grid, uses, title.row - 1, title.column);
  const position = /^(?:pos(?:ition)?\.?\s*|digits?\s*|#)?(\d{1,2})$/i.exec(number)?.[1];
  if (position === undefined)
    return [{ ...frame, title: title.text, at: placeIn(grid, title.row, title.column), options: [...run] }];
  use(grid, uses, title.row - 1, title.column, 'heading');
  return [
    { ...frame, title: `${position} ${title.text}`, at: placeIn(grid, title.row, title.column), options: [...run] },
  ];
}
