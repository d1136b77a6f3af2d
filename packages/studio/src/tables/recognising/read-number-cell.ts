import { plainWords } from '../../sheets/plain-words.ts';
import { type AmountFormat, readAmount } from '../../sheets/read-amounts.ts';

const ANY = /^(?:\*|any|all|every|all others|other|others)$/i;

/** Whether a label means every answer of a group. */
export const isAny = (text: string): boolean => ANY.test(plainWords(text));

/** A cell of a number's column as the configurator writes it: `5`, `1..10`, `10..`, joined by '|'; null where it cannot be read. */
export function numberCellOf(text: string, unit: string, format: Pick<AmountFormat, 'decimal'>): string | null {
  const plain = plainWords(text);
  if (plain === '') return '';
  if (isAny(plain)) return '*';
  const unitless = unit === '' ? plain : plain.replaceAll(new RegExp(`(?<=\\d)\\s*${escaped(unit)}\\b\\.?`, 'giu'), '');
  const parts = unitless.split(format.decimal === '.' ? APART_WITH_COMMAS : APART);
  const ranges = parts.map((part) => rangeOf(part.trim(), format));
  return ranges.some((range) => range === null) ? null : ranges.join('|');
}

/** The signs and words between numbers; `10 or less` is a range. */
const APART = /\s*(?:\||;|\bor\b(?! less| more))\s*/i;
const APART_WITH_COMMAS = /\s*(?:\||;|,(?!\d{3}\b)|\bor\b(?! less| more))\s*/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function rangeOf(text: string, format: Pick<AmountFormat, 'decimal'>): string | null {
  const number = (digits: string): string | null => {
    const amount = /^-?[\d.,' ]+$/.test(digits) ? readAmount(digits, format) : null;
    return amount?.is === 'price' ? String(amount.value) : null;
  };
  const alone = number(text);
  if (alone !== null) return alone;
  for (const [form, from, to] of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const [low, high] = [from, to].map((at) => (at === null ? '' : number((found[at] ?? '').trim())));
    if (low === null || high === null || low === undefined || high === undefined) return null;
    return `${low}..${high}`;
  }
  return null;
}

/** Forms of a range, with the parts that are its lower and its upper end. */
const FORMS: readonly (readonly [RegExp, number | null, number | null])[] = [
  [/^(?:from )?(-?[\d.,' ]*?\d)\s*(?:\.{2,3}|-|to|thru|through)\s*(-?\d[\d.,' ]*)$/i, 1, 2],
  [/^(?:<=|=<|≤|up to|max\.?|to|\.\.)\s*(-?\d[\d.,' ]*)$/i, null, 1],
  [/^(-?\d[\d.,' ]*?)\s*(?:max\.?|and below|or less)$/i, null, 1],
  [/^(?:>=|=>|≥|from|min\.?|at least)\s*(-?\d[\d.,' ]*)$/i, 1, null],
  [/^(-?\d[\d.,' ]*?)\s*(?:\+|\.\.|and above|and up|or more|min\.?)$/i, 1, null],
];
