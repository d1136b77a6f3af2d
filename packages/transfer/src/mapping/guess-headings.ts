import type { Sheet, SheetCell } from '@millrace/exchange';
import { cellsByRow } from './sheet-table.ts';

/** Titles and notes stand above headings, but not more of them than this. */
const LOOKED_AT = 25;
/** A heading is no sentence. */
const HEADING_MAX = 80;

/** The row of the headings, and over how many rows they go. `isKnown` tells a heading of some kind. */
export function guessHeadings(sheet: Sheet, isKnown: (heading: string) => boolean): { row: number; rows: number } {
  const lines: (readonly SheetCell[])[] = [];
  for (const line of cellsByRow(sheet.cells)) {
    lines.push(line);
    if (lines.length > LOOKED_AT) break;
  }
  const scores = lines.map((line, at) => scoreOf(line, lines[at + 1], isKnown));
  const best = scores.reduce((found, score, at) => (score > (scores[found] ?? 0) ? at : found), 0);
  const row = lines[best]?.[0]?.row ?? 0;
  // Headings of two rows: the upper ones are merged over those below them.
  const isOver = (at: number): boolean =>
    sheet.merges.some((one) => one.row === at && one.columns > 1 && one.rows === 1);
  const isDown = sheet.merges.some((one) => one.row === row && one.rows === 2);
  const [above, below] = [lines[best - 1], lines[best + 1]];
  if (above !== undefined && above[0]?.row === row - 1 && isOver(row - 1) && above.length > 1)
    return { row: row - 1, rows: 2 };
  if (below !== undefined && below[0]?.row === row + 1 && (isOver(row) || isDown) && below.every(isWords))
    return { row, rows: 2 };
  if (below !== undefined && below[0]?.row === row + 1 && areUnits(below)) return { row, rows: 2 };
  return { row, rows: 1 };
}

/** Units of headings, each alone in its cell. */
const UNIT =
  /^[[(]?(?:[µmck]?m|in|inch(?:es)?|ft|yd|[mk]?g|lbs?|oz|t|[mk]?V(?: ?[AD]C)?|[mµk]?A|[mkM]?W|hp|k?VA|[kM]?Hz|[kM]?Ω|ohms?|[mk]?bar|psi|[kM]?Pa|°?[CF]|K|%|[mµ]?s|min|h|(?:US )?gal|[mc]?l|[cm]m[²³23]|m[²³23]|N|kN|Nm|(?:m³|m3|l|(?:US )?gal)\/(?:h|min|s)|rpm|pcs?|dB(?:\(A\))?|USD|EUR|GBP|CHF|[$€£])[\])]?$/;

/** A row of nothing but units goes on with the headings above it. */
const areUnits = (line: readonly SheetCell[]): boolean =>
  line.length > 1 && line.every((cell) => isWords(cell) && UNIT.test(cell.text));

const isWords = ({ text, number }: SheetCell): boolean => number === undefined && text.length <= HEADING_MAX;

/** Many short texts, each once, with rows of as many cells below; known headings count more than all else. */
function scoreOf(
  line: readonly SheetCell[],
  below: readonly SheetCell[] | undefined,
  isKnown: (heading: string) => boolean,
): number {
  const words = line.filter(isWords);
  const known = words.filter(({ text }) => isKnown(text)).length;
  const numbers = line.length - words.length;
  const repeated = words.length - new Set(words.map(({ text }) => text.toLowerCase())).size;
  const isFollowed = below !== undefined && below.length >= line.length / 2 ? 1 : 0;
  return known * 4 + words.length + isFollowed - numbers * 3 - repeated * 2;
}
