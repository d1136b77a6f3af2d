import { printDecimal } from '../decimals/decimal.ts';
import { splitCodes } from '../written/rule-text.ts';

/** The numbers from `min` to `max`, both included; null is open. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** A cell of a table as it is written. */
export type Cell = string | number | null;

/** `*`: any answer. `isEmpty`: the blank code, or no answer. */
interface ReadCell {
  isAny: boolean;
  isEmpty: boolean;
}

export interface CodeCell extends ReadCell {
  codes: readonly string[];
}

export interface NumberCell extends ReadCell {
  ranges: readonly Range[];
}

/** Codes joined by '|', quoted as in rules; null for what cannot be read. */
export function readCodeCell(cell: Cell | undefined): CodeCell | null {
  const text = textOf(cell);
  if (text === null) return null;
  if (text === '*') return { isAny: true, isEmpty: false, codes: [] };
  if (text === '') return { isAny: false, isEmpty: true, codes: [''] };
  return { isAny: false, isEmpty: false, codes: splitCodes(text) };
}

/** `5`, `1..10`, `..10`, `10..`, joined by '|'; null for what cannot be read. */
export function readNumberCell(cell: Cell | undefined): NumberCell | null {
  const text = textOf(cell);
  if (text === null) return null;
  if (text === '*') return { isAny: true, isEmpty: false, ranges: [] };
  if (text === '') return { isAny: false, isEmpty: true, ranges: [] };
  const ranges: Range[] = [];
  for (const part of text.split('|')) {
    const range = readRange(part.trim());
    if (range === null) return null;
    ranges.push(range);
  }
  return { isAny: false, isEmpty: false, ranges };
}

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
/** Three points in a row may mean two ranges. */
const RANGE = new RegExp(String.raw`^(?!.*\.{3})(${NUMBER})?\s*\.\.\s*(${NUMBER})?$`);
const ALONE = new RegExp(`^${NUMBER}$`);

function readRange(text: string): Range | null {
  if (ALONE.test(text)) return { min: Number(text), max: Number(text) };
  const ends = RANGE.exec(text);
  if (ends === null || (ends[1] === undefined && ends[2] === undefined)) return null;
  return { min: ends[1] === undefined ? null : Number(ends[1]), max: ends[2] === undefined ? null : Number(ends[2]) };
}

export function isInRange(value: number, { min, max }: Range): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}

/** A JSON number is its text. */
function textOf(cell: Cell | undefined): string | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? printDecimal(cell) : null;
  return typeof cell === 'string' ? cell : null;
}
