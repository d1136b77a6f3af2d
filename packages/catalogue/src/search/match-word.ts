import { compact, piecesOf, singular } from './fold-text.ts';
import {
  asSynonym,
  both,
  DESCRIPTION,
  EXACT,
  type Field,
  type Matches,
  MIDDLE,
  noMatches,
  PREFIX,
  TYPO,
} from './rank.ts';
import { TYPO_LENGTH } from './typos.ts';
import type { WordIndex } from './word-index.ts';

/** Everything one typed word matches; in pieces where it matches nothing as one. */
export function matchWord(index: WordIndex, word: string): Matches {
  const matches = matchTerm(index, compact(word));
  if (matches.some) return matches;
  const pieces = piecesOf(word);
  return pieces.length > 1 ? pieces.map((piece) => matchTerm(index, piece)).reduce(both) : matches;
}

/** Terms equal to the word, starting with it, or containing it, in the given field or a better one. */
export function matchTerm(index: WordIndex, word: string, worst: Field = DESCRIPTION): Matches {
  const { terms } = index;
  const matches = noMatches(index.size);
  if (word === '') return matches;
  const exact = terms.exact(word);
  if (exact !== undefined) index.mark(matches, exact, EXACT, worst);
  const [from, to] = terms.prefix(word);
  for (let term = from; term < to; term += 1) if (term !== exact) index.mark(matches, term, PREFIX, worst);
  const stem = singular(word);
  const one = stem === word ? undefined : terms.exact(stem);
  if (one !== undefined) index.mark(matches, one, PREFIX, worst);
  for (const term of terms.middle(word)) if (term < from || term >= to) index.mark(matches, term, MIDDLE, worst);
  return matches;
}

/** Terms one slip away; where there is none, those that start one slip away, as a word still being typed does. */
export function matchTypos(index: WordIndex, word: string): Matches {
  const matches = noMatches(index.size);
  const typed = compact(word);
  if (typed.length < TYPO_LENGTH) return matches;
  const whole = index.terms.typos(typed);
  const found = whole.length > 0 || typed.length === TYPO_LENGTH ? whole : index.terms.typosOfStart(typed);
  for (const term of found) index.mark(matches, term, TYPO);
  return matches;
}

/** A phrase that means the same: all its words stand there exactly so. */
export function matchSynonym(index: WordIndex, phrase: readonly string[]): Matches {
  const words = phrase.map((word) => {
    const matches = noMatches(index.size);
    const term = index.terms.exact(word);
    if (term !== undefined) index.mark(matches, term, EXACT);
    return matches;
  });
  return asSynonym(words.reduce(both));
}
