/** The place of a value in an order: numbers by size, then texts, and last what is missing (null). */
export type SortKey = number | string | null;

const MARKS = /\p{M}/gu;
const PLAIN = /^[\p{ASCII}]*$/u;

/** Text without case and accents. */
export function folded(text: string): string {
  return (PLAIN.test(text) ? text : text.normalize('NFD').replace(MARKS, '')).toLowerCase();
}

/** Texts are ordered without case and accents, and numbers in them by size: A2 before A10. Lists are ordered by their length. */
export function sortKey(value: unknown): SortKey {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'string' || value === '') return null;
  return folded(value).replace(/\d+/g, withLength);
}

/** Digits after the count of them: of equal length, the order of texts is the order of numbers. */
function withLength(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  return `0${String.fromCharCode(LENGTHS + Math.min(plain.length, LENGTH_MAX))}${plain}`;
}
const LENGTHS = 0x21;
const LENGTH_MAX = 90;

export function compareKeys(a: SortKey, b: SortKey): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
