import type { DecimalSign, SheetCell } from './sheet.ts';

/**
 * The sign before the decimals of most amounts that are texts, by those that can be read in one way alone. A workbook has some beside its
 * numbers.
 */
export function guessDecimal(cells: Iterable<Pick<SheetCell, 'text' | 'number'>>): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const { text, number } of cells) {
    if (number !== undefined) continue;
    if (/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{1,2}(?![\d.,])/.test(text)) commas++;
    if (/(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{1,2}(?![\d.,])/.test(text)) points++;
  }
  return commas > points ? ',' : '.';
}
