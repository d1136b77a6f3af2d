import Papa from 'papaparse';
import type { StreamedSheet } from './streamed-sheet.ts';

const CHUNK = 1 << 16;

/**
 * A sheet as CSV, in UTF-8 with its mark, while its rows are made. Money has two decimals. A text that a spreadsheet would run as a formula
 * has an apostrophe in front.
 */
export function* csvTexts({ columns, rows }: StreamedSheet): Generator<string> {
  yield `\uFEFF${csvLine(columns.map(({ heading }) => guarded(heading)))}`;
  let text = '';
  for (const row of rows) {
    text += csvLine(row.map((value, at) => cellOf(value, columns[at]?.isMoney === true)));
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** Cells as a line of CSV (RFC 4180), with its end. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${Papa.unparse([[...cells]])}\r\n`;

function cellOf(value: string | number | null, isMoney: boolean): string | number | null {
  if (typeof value === 'string') return guarded(value);
  return isMoney && value !== null ? value.toFixed(2) : value;
}

/** A text as a spreadsheet does not run it. */
export const guarded = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text);
