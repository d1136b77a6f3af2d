import { isBlankCode } from './lexicon.ts';

/** A code as it is printed in a guide, apart from what stands around it. */
export interface PrintedCode {
  /** '' where the number has nothing. */
  code: string;
  marks: readonly string[];
  /** The note in brackets after it. */
  aside: string;
}

const MARK = /\s*([⁰¹²³⁴-⁹]+|\*+\)?|[†‡§¶]+|\((?:\d|[a-h]|note \d+)\)|\[\d\]|(?<=\s)[a-h]\))$/i;

/** Takes the marks of footnotes off the end of a text. */
export function withoutMarks(text: string): { text: string; marks: string[] } {
  const marks: string[] = [];
  let rest = text.trim();
  for (;;) {
    const found = MARK.exec(rest);
    if (found?.[1] === undefined || found[0].length === rest.length) return { text: rest, marks };
    // The end of "(see a)" is none.
    if (/^[a-h]/i.test(found[1]) && isOpen(rest.slice(0, -found[0].length))) return { text: rest, marks };
    marks.unshift(markOf(found[1]));
    rest = rest.slice(0, -found[0].length).trim();
  }
}

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** `¹`, `(1)`, `[1]` and `1)` are one mark. */
export const markOf = (text: string): string => {
  const raised = [...text].map((sign) => RAISED.indexOf(sign));
  if (raised.every((digit) => digit >= 0)) return raised.join('');
  return text.replaceAll(/[()[\]\s:.]|note/gi, '');
};

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function readCode(text: string): PrintedCode {
  const outer = withoutMarks(text);
  const [, before = outer.text, aside = ''] = /^(.+?)\s*\(([^)]*)\)$/.exec(outer.text) ?? [];
  const inner = withoutMarks(before);
  const code = inner.text.replace(/^["'“”‘’]+(.*?)["'“”‘’]+$/, '$1').trim();
  return { code: isBlankCode(code) ? '' : code, marks: [...inner.marks, ...outer.marks], aside };
}

/** Whether a text without a heading above it may be a code: short, and not a word. */
export function looksLikeCode(text: string): boolean {
  const { code } = readCode(text);
  if (isBlankCode(text)) return true;
  return (
    code.length > 0 &&
    code.length <= 12 &&
    /^[A-Z0-9"½¼¾][A-Za-z0-9 +/.,\-–…&"#½¼¾]*$/.test(code) &&
    !/[a-z]{3}/.test(code) &&
    code.split(' ').length <= 2 &&
    !/^[A-Z]{6,}$/.test(code)
  );
}

/** The codes that a text such as `T05…T25` or `001-099` stands for, by its ends. */
export interface CodeRange {
  before: string;
  from: number;
  to: number;
  /** Digits of each, with zeros in front; 0 where they are as long as they are. */
  digits: number;
  after: string;
}

const RANGE =
  /^([A-Za-z]*)(\d+)([A-Za-z]*)\s*(…|\.{2,3}|–|—|-|\bto\b|\bthru\b|\bthrough\b|\bbis\b)\s*([A-Za-z]*)(\d+)([A-Za-z]*)$/;

export function readRange(code: string, words: string): CodeRange | null {
  const found = RANGE.exec(code);
  if (found === null) return null;
  const [, before = '', low = '', after = '', sign = '', again = '', high = '', end = ''] = found;
  if ((again !== '' && again !== before) || (end !== after && after !== '')) return null;
  const from = Number(low);
  const to = Number(high);
  if (to <= from) return null;
  const digits = low.length === high.length ? low.length : low.startsWith('0') ? high.length : 0;
  // A hyphen may be part of a code: only where the words speak of a range. 1-1/2 is a fraction.
  if (
    sign === '-' &&
    !/\bsteps?\b|\bincrements?\b|\bto\b|\.{2,}|…|\d\s*[-–]\s*\d+(?![\d/])|\brange\b|\bany\b|schritt/i.test(words)
  )
    return null;
  return { before, from, to, digits, after: end };
}

/** The step that the words of a range speak of. */
export function stepOf(words: string): number {
  const found =
    /(?:steps?|increments?|every|schritten?)(?: of| von)?\s+(\d+(?:[.,]\d+)?)/i.exec(words) ??
    /(\d+)[\s-]*\w*\s+(?:steps?|increments?)/i.exec(words);
  const step = Number((found?.[1] ?? '1').replace(',', '.'));
  return step > 0 ? step : 1;
}

export const rangeCode = ({ before, digits, after }: CodeRange, value: number): string =>
  `${before}${String(value).padStart(digits, '0')}${after}`;

/** The words of a range for one of its values: the range in them becomes the value. */
export function rangeWords(words: string, { from, to }: CodeRange, value: number): string {
  const bounds = new RegExp(`${from}(?:[.,]0+)?\\s*(?:to|…|\\.{2,3}|–|-|bis)\\s*${to}`);
  return words
    .replace(bounds, String(value))
    .replace(/[,;]?\s*\(?(?:in\s+)?(?:steps?|increments?|schritten?)(?: of| von)?\s+\d+(?:[.,]\d+)?\s*[a-z°]*\)?/i, '')
    .trim();
}
