import { format, isDateFormat } from 'numfmt';
import { shownOf, shownText } from '../shown-text.ts';
import type { Workbook } from './workbook-parts.ts';

/** A value as its cell shows it, and the number behind it where there is one. */
export interface Shown {
  text: string;
  asWritten?: string;
  number?: number;
}

/** Days from 1900 to 1904, in which some workbooks begin to count. */
const DAYS_TO_1904 = 1_462;

export function shownValue(workbook: Workbook, type: string, value: string, style: number): Shown {
  if (type === 's') return shownOf(unescaped(workbook.sharedTexts[Number(value)] ?? ''));
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'd') return { text: shownText(value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '')) };
  if (type !== '' && type !== 'n') return shownOf(unescaped(value));
  if (value.trim() === '') return { text: '' };
  const number = Number(value);
  if (!Number.isFinite(number)) return { text: shownText(value) };
  return shownNumber(number, workbook.formats[style] ?? 'General', workbook.countsFrom1904);
}

/** `_x000D_` stands for a sign that XML cannot hold, and `_x005F_` for the line that such a word begins with. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

function shownNumber(number: number, code: string, countsFrom1904: boolean): Shown {
  try {
    if (isDateFormat(code)) return { text: shownText(format(code, countsFrom1904 ? number + DAYS_TO_1904 : number)) };
    return { text: shownText(format(code, number)), number };
  } catch {
    // A format that nobody can read: the number as it is.
    return { text: String(number), number };
  }
}
