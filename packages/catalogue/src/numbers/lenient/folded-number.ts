import { OPTION_SEPARATOR } from '@millrace/configurator';

/** A typed number in the one form that all ways of writing it share. */
export interface FoldedNumber {
  /** As typed, without blanks and invisible characters, with plain hyphens. */
  readonly tidy: string;
  /** Capitals and digits alone, with `O` as `0` and `I` and `L` as `1`. */
  readonly text: string;
  /** For each character of `text`, its place in `tidy`; then the length of `tidy`. */
  readonly places: readonly number[];
  /** Places in `text` before which a separator was typed, in order; not one between the options of a group. */
  readonly breaks: ReadonlySet<number>;
  /** A word of letters alone stands in it, between blanks. */
  readonly hasWord: boolean;
  /** Places in `text` that are inside such a word. */
  readonly inWords: ReadonlySet<number>;
}

/** Longest number that is read leniently, in characters that count. The longest of a large panel has about 80. */
const FOLDED_MAX = 120;
/** Codes of letters alone are shorter, but for few. */
const WORD = /(?<!\S)\p{L}{3,}(?!\S)/u;
/** A text is looked at so far: a mail may put many blanks into a number. */
const TYPED_MAX = 1000;

/** Folds what people, mails and labels change in a number. Null for a text that has nothing to read, or too much. */
export function foldNumber(typed: string): FoldedNumber | null {
  if (typed.length > TYPED_MAX) return null;
  const tidy = tidyNumber(typed);
  const places: number[] = [];
  const breaks = new Set<number>();
  let text = '';
  for (let at = 0; at < tidy.length; at += 1) {
    const folded = foldCharacter(tidy.charAt(at));
    if (folded === '') {
      if (tidy.charAt(at) !== OPTION_SEPARATOR) breaks.add(text.length);
    } else {
      places.push(at);
      text += folded;
    }
    if (text.length > FOLDED_MAX) return null;
  }
  if (text === '') return null;
  breaks.delete(0);
  breaks.delete(text.length);
  return {
    tidy,
    text,
    places: [...places, tidy.length],
    breaks,
    hasWord: WORD.test(typed),
    inWords: insideWords(typed),
  };
}

/** Words lie in the folded text as long as they are folded themselves. */
function insideWords(typed: string): ReadonlySet<number> {
  const inside = new Set<number>();
  let at = 0;
  for (const token of typed.normalize('NFKC').split(/\s+/u)) {
    const { length } = foldCode(token);
    if (WORD.test(token)) for (let place = at + 1; place < at + length; place += 1) inside.add(place);
    at += length;
  }
  return inside;
}

/** A piece of a folded number as it was typed, without the separators around it. */
export const typedText = ({ tidy, places }: FoldedNumber, { from, to }: { from: number; to: number }): string =>
  to <= from ? '' : tidy.slice(places[from], (places[to - 1] ?? 0) + 1);

/** Folds a code, or a number that a maker wrote. */
export const foldCode = (code: string): string => [...code].map(foldCharacter).join('');

/** Takes out blanks and what is not seen, and makes every dash a hyphen; sentence marks at the ends go too. */
const tidyNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/[\p{Pd}\u2212\u00ac]/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

function foldCharacter(character: string): string {
  if (!/[\p{L}\p{N}.]/u.test(character)) return '';
  const capital = character.toUpperCase();
  const one = capital.length === 1 ? capital : character;
  return LOOKALIKES[one] ?? one;
}
