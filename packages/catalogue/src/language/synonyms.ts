import { readWords, type Word } from './read-words.ts';

/** Phrases that mean the same, by the terms of each phrase. */
export interface Synonyms {
  /** Other phrases, as terms, for the terms of a phrase joined by blanks. */
  readonly othersOf: (terms: readonly string[]) => readonly (readonly string[])[];
  /** Words of the longest phrase, and of the longest that begins with a term. */
  readonly longest: number;
  readonly longestFrom: (term: string) => number;
  /** Every word of every phrase. */
  readonly words: readonly Word[];
}

/** Longest phrase and longest list: they bound the work of one search. */
const PHRASE_WORDS_MAX = 5;
const PHRASES_MAX = 24;
const LINES_MAX = 1000;

/** Reads the setting: each line has phrases that mean the same, between commas. */
export function readSynonyms(lines: readonly string[]): Synonyms {
  const table = new Map<string, (readonly string[])[]>();
  const words: Word[] = [];
  const longestFrom = new Map<string, number>();
  for (const line of lines) {
    const phrases = phrasesOf(line);
    for (const phrase of phrases) {
      words.push(...phrase);
      const [first = ''] = termsOf(phrase);
      longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, phrase.length));
      const key = phraseKey(termsOf(phrase));
      const others = phrases.filter((other) => other !== phrase).map(termsOf);
      table.set(key, [...(table.get(key) ?? []), ...others].slice(0, PHRASES_MAX));
    }
  }
  return {
    othersOf: (terms) => table.get(phraseKey(terms)) ?? [],
    longest: Math.max(1, ...longestFrom.values()),
    longestFrom: (term) => longestFrom.get(term) ?? 0,
    words,
  };
}

/** The first fault of the setting, with the way to its line; null without one. */
export function synonymsFault(lines: readonly string[]): { path: number[]; message: string } | null {
  if (lines.length > LINES_MAX) return { path: [LINES_MAX], message: `at most ${LINES_MAX} lines.` };
  for (const [index, line] of lines.entries()) {
    const message = lineFault(line);
    if (message !== null) return { path: [index], message };
  }
  return null;
}

function lineFault(line: string): string | null {
  const phrases = phrasesOf(line);
  if (phrases.length < 2 || phrases.some(({ length }) => length === 0))
    return `“${line}” must name at least two phrases with commas between them.`;
  if (phrases.length > PHRASES_MAX) return `“${line}” has more than ${PHRASES_MAX} phrases.`;
  if (phrases.some(({ length }) => length > PHRASE_WORDS_MAX))
    return `“${line}” has a phrase of more than ${PHRASE_WORDS_MAX} words.`;
  return null;
}

const phrasesOf = (line: string): Word[][] =>
  line.split(',').map((phrase) => readWords(phrase).filter(({ isHeld }) => !isHeld));
const termsOf = (phrase: readonly Word[]): string[] => phrase.map(({ term }) => term);

/** A phrase as one term. */
export const phraseKey = (terms: readonly string[]): string => terms.join(' ');

/** The phrases of more than one word that stand in a text, each as one term. */
export function* phrasesIn(terms: readonly string[], synonyms: Synonyms): Iterable<string> {
  for (const [at, term] of terms.entries())
    for (let length = synonyms.longestFrom(term); length > 1; length -= 1) {
      const phrase = terms.slice(at, at + length);
      if (phrase.length === length && synonyms.othersOf(phrase).length > 0) yield phraseKey(phrase);
    }
}
