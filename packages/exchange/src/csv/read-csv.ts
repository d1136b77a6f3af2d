import Papa from 'papaparse';
import { guessDecimal } from '../guess-decimal.ts';
import { type Limits, Refused, tooLarge } from '../limits.ts';
import type { SheetCell, SheetFile } from '../sheet.ts';
import { shownOf, shownText } from '../shown-text.ts';
import { decode } from './decode.ts';

const DELIMITERS = [';', '\t', ',', '|'];
/** Enough to see how a table is written. */
const LINES_LOOKED_AT = 200;

/** Reads a table of texts with any usual delimiter, encoding and decimal sign. */
export function readCsv(name: string, bytes: Uint8Array, limits: Limits): SheetFile {
  const { text, encoding } = decode(bytes);
  if (isBinary(text)) throw new Refused({ code: 'not-a-sheet' });
  const stated = /^\uFEFF?sep=(.)\r?\n/.exec(text);
  const body = stated === null ? text : text.slice(stated[0].length);
  const delimiter = stated?.[1] ?? guessDelimiter(body);
  const cells = cellsOf(body, delimiter, limits);
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

/** The delimiter by which the lines have most often the same number of columns, more than one. */
function guessDelimiter(text: string): string {
  const head = text
    .split(/\r\n?|\n/, LINES_LOOKED_AT)
    .join('\n')
    .slice(0, 200_000);
  const scored = DELIMITERS.map((delimiter) => {
    const counts = Papa.parse<string[]>(head, { delimiter }).data.map((row) => row.length);
    const wide = counts.filter((count) => count > 1);
    const times = new Map<number, number>();
    for (const count of wide) times.set(count, (times.get(count) ?? 0) + 1);
    return { delimiter, score: Math.max(0, ...times.values()) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score === 0 ? ',' : best.delimiter;
}
