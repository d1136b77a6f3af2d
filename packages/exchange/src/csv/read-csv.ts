import Papa from 'papaparse';
import { guessDecimal } from '../guess-decimal.ts';
import { type Limits, Refused, tooLarge } from '../limits.ts';
import type { SheetCell, SheetFile } from '../sheet.ts';
import { shownOf, shownText } from '../shown-text.ts';
import { decode } from './decode.ts';
import { PAGE_BLANKS, pageCells } from './page-columns.ts';

const DELIMITERS = [';', '\t', ',', '|'];
/** Enough to see how a table is written. */
const LINES_LOOKED_AT = 200;
const LENGTH_LOOKED_AT = 200_000;
/** Stands in no text of people, so that it cuts nothing; quotes around a cell count all the same. */
const UNSEEN = '\u001F';
/** Longer texts are not copied from pages. */
const PAGE_LENGTH_MOST = 500_000;

/** Reads a table of texts with any usual delimiter, encoding and decimal sign; also the text of a page, whose columns blanks keep apart. */
export function readCsv(name: string, bytes: Uint8Array, limits: Limits): SheetFile {
  const { text, encoding } = decode(bytes);
  if (isBinary(text)) throw new Refused({ code: 'not-a-sheet' });
  const stated = /^\uFEFF?sep=(.)\r?\n/.exec(text);
  const body = stated === null ? text : text.slice(stated[0].length);
  const { delimiter, cells } = cut(body, stated?.[1], limits);
  if (cells.length === 0) throw new Refused({ code: 'empty' });
  const sheet = {
    name: name.replace(/\.\w+$/, ''),
    isHidden: false,
    cells,
    merges: [],
    hiddenRows: [],
    hiddenColumns: [],
  };
  return { kind: 'csv', name, sheets: [sheet], csv: { delimiter, encoding, decimal: guessDecimal(cells) } };
}

function cut(
  text: string,
  stated: string | undefined,
  limits: Limits,
): { delimiter: string; cells: readonly SheetCell[] } {
  if (stated !== undefined) return { delimiter: stated, cells: cellsOf(text, stated, limits) };
  const { delimiter, lines, share } = guessDelimiter(text);
  const page = text.length > PAGE_LENGTH_MOST ? null : pageCells(text);
  if (page !== null && page.lines > lines) return { delimiter: PAGE_BLANKS, cells: page.cells };
  // A text that is cut in few lines, by commas with a blank after them, has no columns: unless it is notes before a table.
  if (delimiter === ',' && areOfSentences(text)) {
    const ofTable = DELIMITERS.find((one) => endsAsTable(headOf(text), one));
    if (ofTable !== undefined) return { delimiter: ofTable, cells: cellsOf(text, ofTable, limits) };
    if (share < 0.5) return { delimiter: '', cells: cellsOf(text, UNSEEN, limits) };
  }
  return { delimiter, cells: cellsOf(text, delimiter, limits) };
}

const headOf = (text: string): string =>
  text
    .split(/\r\n?|\n/, LINES_LOOKED_AT)
    .join('\n')
    .slice(0, LENGTH_LOOKED_AT);

/** Whether most of its commas stand as in a sentence. */
function areOfSentences(text: string): boolean {
  const head = text.slice(0, LENGTH_LOOKED_AT);
  return timesIn(head, ', ') * 2 > timesIn(head, ',');
}

const timesIn = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether the last lines have one number of columns: a head and a row of three or more, or three lines of two. No sentence is cut so. */
function endsAsTable(head: string, delimiter: string): boolean {
  const rows = Papa.parse<string[]>(head, { delimiter }).data.filter((row) => row.some((cell) => cell.trim() !== ''));
  const columns = rows.at(-1)?.length ?? 0;
  const isOther = (row: readonly string[]) =>
    row.length !== columns || row.slice(1).some((cell) => cell.startsWith(' '));
  const lines = rows.length - 1 - rows.findLastIndex(isOther);
  return columns > 2 ? lines > 1 : columns === 2 && lines > 2;
}

/** Control characters do not stand in a text of people. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 4_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const controls = head.match(/[\u0000-\u0008\u000E-\u001F]/g)?.length ?? 0;
  return controls > head.length * 0.01;
}

function cellsOf(text: string, delimiter: string, limits: Limits): SheetCell[] {
  const cells: SheetCell[] = [];
  let row = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data }) => {
      if (data.length > limits.columns) throw tooLarge('columns', limits);
      for (const [column, typed] of data.entries()) {
        if (typed.length > limits.csvCell) throw tooLarge('cell', { ...limits, cell: limits.csvCell });
        const shown = shownText(typed);
        if (shown !== '') cells.push({ row, column, ...shownOf(typed, shown) });
      }
      if (cells.length > limits.cells) throw tooLarge('cells', limits);
      row++;
    },
  });
  return cells;
}

/**
 * The delimiter by which the lines have most often the same number of columns, more than one; `lines`: how many of them have it, `share`:
 * of those that are not empty, how many have it at all.
 */
function guessDelimiter(text: string): { delimiter: string; lines: number; share: number } {
  const head = headOf(text);
  const scored = DELIMITERS.map((delimiter) => {
    const rows = Papa.parse<string[]>(head, { delimiter }).data;
    const counts = rows.map((row) => row.length);
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== '')).length;
    const wide = counts.filter((count) => count > 1);
    const times = new Map<number, number>();
    for (const count of wide) times.set(count, (times.get(count) ?? 0) + 1);
    return { delimiter, lines: Math.max(0, ...times.values()), share: wide.length / filled };
  });
  const best = scored.reduce((one, other) => (other.lines > one.lines ? other : one));
  return best.lines === 0 ? { delimiter: ',', lines: 0, share: 1 } : best;
}
