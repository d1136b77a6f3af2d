import type { Cell } from '../column.ts';
import { withoutGuard } from './texts.ts';

/** A number; or a sentence why the text is none. */
export type NumberReading = { ok: true; value: number } | { ok: false; why: string };

const CURRENCIES =
  /^(?:US|C|A)?\p{Sc}|\p{Sc}$|^(?:USD|EUR|GBP|CHF|CAD|AUD|JPY|SEK|NOK|DKK|PLN|CZK|Fr\.|kr)|(?:USD|EUR|GBP|CHF|CAD|AUD|JPY|SEK|NOK|DKK|PLN|CZK|kr|[,.][-–—]{1,2})$/iu;
const BLANKS = /[\p{Z}\s]+/gu;
/** Between groups of three, beside the sign that does not stand before decimals. */
const APART = /(?<=\d)['’_](?=\d{3})/g;
const VULGAR: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/**
 * Reads a number as people write it: with a currency, thousands, a fraction (`1 1/2`), a unit that is known, an accountant's brackets.
 * Which of `.` and `,` stands before decimals is said by the sheet, unless the number itself shows that it is the other one.
 */
export function readNumber(text: string, decimal: '.' | ',', unit = ''): NumberReading {
  const bare = withoutUnit(withoutGuard(text.normalize('NFC').trim()), unit);
  const [isNegative, amount] = withoutSign(bare);
  const value =
    fraction(amount) ?? decimals(amount.replace(CURRENCIES, '').replaceAll(BLANKS, '').replaceAll(APART, ''), decimal);
  if (typeof value === 'number') return { ok: true, value: isNegative && value !== 0 ? -value : value };
  return { ok: false, why: value ?? `“${text}” is not a number.` };
}

/** Of a number in a workbook, what its cell shows where that is rounded to be read; else the number itself. */
export const numberOfCell = (cell: Cell, decimal: '.' | ',', unit = ''): NumberReading =>
  cell.number === undefined ? readNumber(cell.text, decimal, unit) : { ok: true, value: withoutNoise(cell) };

/** A double has 15 digits; what a formula leaves after them is not meant. */
function withoutNoise({ text, number = 0 }: Cell): number {
  const scaled = text.trim().endsWith('%') ? number * 100 : number;
  const rounded = Number(scaled.toPrecision(14));
  return Math.abs(rounded - scaled) < Math.abs(scaled) * 1e-14 ? rounded : scaled;
}

/** A number as a cell; as a text where a workbook's number would be taken for one with noise after its digits. */
export const writeNumber = (value: number, decimal: '.' | ','): number | string =>
  withoutNoise({ text: '', number: value }) === value ? value : String(value).replace('.', decimal);

/** `480 V` is `480` where the unit is V. */
export function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text;
  const at = text.length - unit.length;
  const end = text.slice(at);
  return at > 0 && end.toLowerCase() === unit.toLowerCase() ? text.slice(0, at).trim() : text;
}

function withoutSign(text: string): [boolean, string] {
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  if (inBrackets !== undefined) return [true, inBrackets];
  const signed = /^(\p{Sc}?\s*)[-−–]\s*(?=[\d.,\p{No}\p{Sc}])(.*)$/u.exec(text);
  if (signed !== null) return [true, `${signed[1]}${signed[2]}`];
  const after = /^(.*\d)\s?-$/.exec(text)?.[1];
  return after === undefined ? [false, text.replace(/^\+\s*(?=[\d.,])/, '')] : [true, after];
}

/** `1/2`, `1 1/2`, `1-1/2`, `1½`. null: it is none. */
function fraction(text: string): number | null {
  const sign = /^(\d*)\s*([¼½¾⅓⅔⅛⅜⅝⅞])$/.exec(text);
  if (sign !== null) return Number(sign[1]) + (VULGAR[sign[2] ?? ''] ?? 0);
  const [, whole = '0', above, below] = /^(?:(\d+)[\s-]+)?(\d+)\s?[/⁄]\s?([1-9]\d*)$/.exec(text) ?? [];
  return above === undefined ? null : Number(whole) + Number(above) / Number(below);
}

/** A sentence: it could be one of two numbers, and the sheet writes them otherwise. null: it is none. */
function decimals(text: string, decimal: '.' | ','): number | string | null {
  if (!/^[\d.,]+(?:[eE][-+]?\d{1,3})?$/.test(text) || !/\d/.test(text)) return null;
  const group = decimal === '.' ? ',' : '.';
  const as = (point: '.' | ',', apart: '.' | ','): number | null => {
    const shape = new RegExp(`^(?:\\d{1,3}(?:\\${apart}\\d{3})+|\\d*)(?:\\${point}\\d*)?(?:[eE][-+]?\\d+)?$`);
    return shape.test(text) ? Number(text.replaceAll(apart, '').replace(point, '.')) : null;
  };
  const read = as(decimal, group);
  if (read !== null) return read;
  const other = as(group, decimal);
  const showsItself = text.includes('.') && text.includes(',');
  if (other === null || showsItself) return other;
  return `“${text}” has “${group}” before its decimals, and this sheet has “${decimal}”.`;
}
