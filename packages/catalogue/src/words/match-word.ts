import { compact, piecesOf, singular } from './fold-text.ts';
import { all, behind, isEmpty, type Matches, NOTHING, noMatches } from './matches.ts';
import {
  type Closeness,
  DESCRIPTION,
  EXACT,
  type Field,
  MIDDLE,
  MODEL_NUMBER,
  PREFIX,
  SYNONYM_MALUS,
  TYPO,
} from './rank.ts';
import { TYPO_LENGTH } from './typos.ts';
import type { WordIndex } from './word-index.ts';

/** Everything that one typed word matches; in parts when the whole matches nothing. */
export function matchWord(index: WordIndex, word: string): Readonly<Matches> {
  const whole = matchTerm(index, compact(word));
  if (!isEmpty(whole)) return whole;
  const pieces = piecesOf(word);
  return pieces.length > 1 && pieces.length <= MOST_PIECES
    ? all(longestFirst(pieces), (piece) => matchPiece(index, piece))
    : NOTHING;
}

/** More pieces than these make no phrase. */
const MOST_PIECES = 4;

/** Short pieces and digits are everywhere: they count as whole words only. */
const matchPiece = (index: WordIndex, piece: string): Readonly<Matches> =>
  piece.length > 2 && !/\d/.test(piece) ? matchTerm(index, piece) : matchExact(index, piece);

const longestFirst = (words: readonly string[]): string[] => words.toSorted((a, b) => b.length - a.length);

/** Terms equal to the word, starting with it, or containing it, in the given field or a better one. */
export function matchTerm(index: WordIndex, word: string, worst: Field = DESCRIPTION): Readonly<Matches> {
  const { terms } = index;
  const exact = terms.exact(word);
  const stem = singular(word);
  const one = stem === word ? undefined : terms.exact(stem);
  const [from, to] = terms.prefix(word);
  const middle = terms.middle(word, from, to);
  if (word === '' || (from === to && one === undefined && middle.length === 0)) return NOTHING;
  const matches = noMatches(index.size);
  if (exact !== undefined) index.mark(matches, exact, EXACT, worst);
  if (one !== undefined) index.mark(matches, one, PREFIX, worst);
  for (let term = from; term < to; term += 1) if (term !== exact) index.mark(matches, term, PREFIX, worst);
  for (const term of middle) index.mark(matches, term, MIDDLE, worst);
  return matches;
}

/** Part and model numbers equal to the text or beginning with it. */
export function matchNumber(index: WordIndex, text: string): Readonly<Matches> {
  const number = compact(text);
  const [from, to] = index.terms.prefix(number);
  if (number === '' || from === to) return NOTHING;
  const exact = index.terms.exact(number);
  const matches = noMatches(index.size);
  for (let term = from; term < to; term += 1) index.mark(matches, term, term === exact ? EXACT : PREFIX, MODEL_NUMBER);
  return isEmpty(matches) ? NOTHING : matches;
}

function marked(index: WordIndex, terms: readonly number[], closeness: Closeness): Readonly<Matches> {
  if (terms.length === 0) return NOTHING;
  const matches = noMatches(index.size);
  for (const term of terms) index.mark(matches, term, closeness, DESCRIPTION);
  return matches;
}

export function matchExact(index: WordIndex, word: string): Readonly<Matches> {
  const term = index.terms.exact(word);
  return term === undefined ? NOTHING : marked(index, [term], EXACT);
}

/** Terms with one typing error; without any, terms whose beginning has one, as in a word that is still being typed. */
export function matchTypos(index: WordIndex, word: string): Readonly<Matches> {
  const typed = compact(word);
  if (typed.length < TYPO_LENGTH) return NOTHING;
  const whole = index.terms.typos(typed);
  const isUnfinished = whole.length === 0 && /^\D+$/.test(typed) && isUnfinishedLength(typed.length);
  const found = isUnfinished ? index.terms.typosOfStart(typed) : whole;
  return marked(index, found, TYPO);
}

/** Longer ones are no words, and there are too many ways to misspell them. */
const LONGEST_WORD = 20;
const isUnfinishedLength = (length: number): boolean => length > TYPO_LENGTH && length <= LONGEST_WORD;

/** A phrase that means the same: all its words stand there exactly so. */
export const matchSynonym = (index: WordIndex, phrase: readonly string[]): Readonly<Matches> =>
  behind(
    all(longestFirst(phrase), (word) => matchExact(index, word)),
    SYNONYM_MALUS,
  );
