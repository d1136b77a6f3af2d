import type { SheetCell } from '../sheet.ts';
import { shownOf, shownText } from '../shown-text.ts';

/** Between the columns of a page, for people: no sign, but blanks. */
export const PAGE_BLANKS = '  ';

/** A run of text in a line of a page, with the place of its first sign. */
interface Piece {
  from: number;
  text: string;
}

/** Starts that lie no further apart belong to one column, if no line has both: amounts that end below each other begin apart. */
const COLUMN_GAP = 3;
/** A column has a piece in at least so many lines. */
const LINES_LEAST = 3;

/** Dots that lead the eye from words to a price. */
const LEADERS = /\s*(?:\.{4,}|(?: \.){4,}|…{2,})\s*/g;

/**
 * Cells of a text copied from a printed page, whose columns are kept apart by blanks and dots; null where its lines do not agree in
 * columns. `lines`: how many of them have cells in more than one.
 */
export function pageCells(text: string): { cells: SheetCell[]; lines: number } | null {
  const rows = text.split(/\r\n?|\n/).map(piecesOf);
  const columns = columnsOf(rows);
  if (columns.length < 2) return null;
  const cut = rows.map((pieces) => cellsOf(pieces, columns));
  const filled = cut.filter((cells) => cells.length > 0);
  const lines = filled.filter((cells) => cells.length > 1).length;
  if (lines < LINES_LEAST + 1 || lines * 2 < filled.length) return null;
  return {
    lines,
    cells: cut.flatMap((cells, row) =>
      cells.flatMap(({ column, written }) => {
        const shown = shownText(written);
        return shown === '' ? [] : [{ row, column, ...shownOf(written, shown) }];
      }),
    ),
  };
}

function piecesOf(line: string): Piece[] {
  const bare = line.replaceAll('\t', '    ').replaceAll(LEADERS, (dots) => ' '.repeat(dots.length));
  return [...bare.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ from: index, text }));
}

/** The beginnings of columns: places at which several lines have a piece. */
function columnsOf(rows: readonly (readonly Piece[])[]): number[] {
  const starts = rows
    .flatMap((pieces, line) => pieces.map(({ from }) => ({ from, line })))
    .sort((one, other) => one.from - other.from);
  const runs: { first: number; last: number; lines: Set<number> }[] = [];
  for (const { from, line } of starts) {
    const run = runs.at(-1);
    if (run === undefined || from - run.last > COLUMN_GAP || run.lines.has(line))
      runs.push({ first: from, last: from, lines: new Set([line]) });
    else {
      run.last = from;
      run.lines.add(line);
    }
  }
  return runs.filter(({ lines }) => lines.size >= LINES_LEAST).map(({ first }) => first);
}

/** A piece that begins nowhere near a column goes on from the one before it, with its blanks. */
function cellsOf(pieces: readonly Piece[], columns: readonly number[]): { column: number; written: string }[] {
  const cells: { column: number; written: string; end: number }[] = [];
  for (const { from, text } of pieces) {
    const column = Math.max(
      0,
      columns.findLastIndex((start) => start <= from),
    );
    const last = cells.at(-1);
    if (last === undefined || last.column < column) cells.push({ column, written: text, end: from + text.length });
    else {
      last.written += `${' '.repeat(from - last.end)}${text}`;
      last.end = from + text.length;
    }
  }
  return cells;
}
