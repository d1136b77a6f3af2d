import { stemmer } from 'stemmer';
import { fold } from '../words/fold-text.ts';
import { irregularForms } from './irregular-forms.ts';
import { counted, joiners, marks, numberWords, romanNumbers, units, unitsAfterNumbers } from './units.ts';

/** One word of a text as it is compared. */
export interface Word {
  /** Lower case, without accents. */
  raw: string;
  /** The stem of a word; a number with its unit, such as `20ft` or `nema4x`. */
  term: string;
  /** A number or a unit that another word holds already. */
  isHeld: boolean;
}

/** Letters and digits; decimals and fractions stay one word. */
const TOKEN = /[\p{L}\p{N}]+(?:[./⁄]\p{N}+)*/gu;
const NUMBER = /^\d[\d./⁄]*$/;
/** `20ft`, `240v`; and `nema4x`. */
const NUMBER_AND_UNIT = /^(\d[\d./⁄]*)(\p{L}+)$/u;
const MARK_AND_NUMBER = /^(\p{L}+)(\d+\p{L}{0,2})$/u;
/** Matches a rating that may follow `NEMA`: `4X`, `12`. */
const MARKED = /^\d+\p{L}{0,2}$/u;
const HYPHENED = /\p{L}+(?:-\p{L}+)+/gu;

/** The words of a text: numbers hold their units, however they are written (`20 ft`, `20'`, `20-foot`, `10 or 20 ft`). */
export function readWords(text: string, stem: (word: string) => string = stemOf): Word[] {
  const plain = plainText(text);
  const words: Word[] = [];
  let numbers: Word[] = [];
  let mark: Word | null = null;
  const push = (raw: string, term: string, isHeld = false): Word => {
    const word = { raw, term, isHeld };
    words.push(word);
    return word;
  };
  /** The numbers just read hold this unit. */
  const hold = (unit: string): void => {
    for (const number of numbers) {
      push(number.raw, number.term + unit);
      number.isHeld = true;
    }
    numbers = [];
  };
  const tokens = tokensOf(plain);
  for (const token of tokens) {
    const number = NUMBER.test(token) ? token : numberWords.get(token);
    if (mark !== null && (number !== undefined || MARKED.test(token) || romanNumbers.has(token))) {
      push(token, token, true);
      const marked = number ?? romanNumbers.get(token) ?? token;
      push(token, mark.term === 'phase' ? `${marked}phase` : `${marks.get(mark.raw)}${marked}`);
      mark.isHeld = true;
    } else if (number !== undefined) numbers.push(push(token, number));
    else if (numbers.length > 0 && unitsAfterNumbers.has(token)) {
      hold(unitsAfterNumbers.get(token) ?? '');
      push(token, unitsAfterNumbers.get(token) ?? '', true);
    } else if (joiners.has(token)) push(token, token);
    else {
      const noun = counted.get(token);
      if (noun !== undefined) hold(noun);
      numbers = [];
      const word = push(token, units.get(token) ?? stem(token));
      mark = marks.has(token) ? word : null;
    }
  }
  const unit = unitBeforeLast(tokens);
  if (unit !== null) hold(unit);
  return words;
}

/** The unit that a last number has from the one before it: `3 floats or 4` are three floats or four floats. */
function unitBeforeLast(tokens: readonly string[]): string | null {
  const [unit = '', joiner = ''] = tokens.slice(-3);
  return joiners.has(joiner) ? (units.get(unit) ?? counted.get(unit) ?? null) : null;
}

/** Words joined by hyphens, as one: `wi-fi` is also `wifi`. */
export const joinedWords = (text: string): string[] =>
  text.includes('-') ? (fold(text).match(HYPHENED) ?? []).map((word) => word.replaceAll('-', '')) : [];

export const stemOf = (word: string): string => {
  const regular = irregularForms.get(word) ?? word;
  return /^\p{L}{4,}$/u.test(regular) && !WHOLE.has(regular) ? stemmer(regular) : regular;
};

/** Words whose stem is another word: a limited warranty is no limit. */
const WHOLE: ReadonlySet<string> = new Set(['limited', 'united']);

/** Marks of feet and inches become words; an apostrophe within a word goes. */
function plainText(text: string): string {
  const folded = fold(text).replace(LETTERS_WITH_POINTS, (letters) => letters.replaceAll('.', ''));
  if (!QUOTED.test(folded)) return folded;
  return folded
    .replace(/(\d)\s?(?:′′|''|["”])(?!\p{L})/gu, '$1 inch ')
    .replace(/(\d)\s?['’′](?!\p{L})/gu, '$1 foot ')
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1');
}

/** `n.o.`, `h.o.a`: letters with points are one word. */
const LETTERS_WITH_POINTS = /(?<![\p{L}\p{N}.])\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])/gu;
const DIGIT = /\d/;
const QUOTED = /['"’”′]/;

const tokensOf = (text: string): string[] => (text.match(TOKEN) ?? []).flatMap(partsOf);

/** The number and the unit of `20ft`; the mark and the rating of `nema4x`. */
function partsOf(token: string): string | string[] {
  if (!DIGIT.test(token)) return token;
  const [, number = '', unit = ''] = NUMBER_AND_UNIT.exec(token) ?? [];
  if (unitsAfterNumbers.has(unit)) return [number, unit];
  const [, mark = '', marked = ''] = MARK_AND_NUMBER.exec(token) ?? [];
  return marks.has(mark) ? [mark, marked] : token;
}
