/** The place of a value in an order: numbers by size, then texts, and last what is missing (null). */
export type SortKey = number | string | null;

const MARKS = /\p{M}/gu;
const PLAIN = /^[\0-\x7f]*$/;

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
  return withLengths(folded(value));
}

/** A text with the count of its digits before each number in it: of equal length, the order of texts is the order of numbers. */
function withLengths(text: string): string {
  let key = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charCodeAt(at))) continue;
    let start = at;
    while (isDigit(text.charCodeAt(at + 1))) at += 1;
    key += text.slice(from, start);
    from = at + 1;
    while (start < at && text.charCodeAt(start) === ZERO) start += 1;
    key += `0${String.fromCharCode(LENGTHS + Math.min(from - start, LENGTH_MAX))}${text.slice(start, from)}`;
  }
  return from === 0 ? text : key + text.slice(from);
}
const ZERO = 0x30;
const isDigit = (code: number): boolean => code >= ZERO && code <= 0x39;
const LENGTHS = 0x21;
const LENGTH_MAX = 90;

export function compareKeys(a: SortKey, b: SortKey): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
