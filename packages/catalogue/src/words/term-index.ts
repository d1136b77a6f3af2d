import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from '../paced.ts';
import { indexTrigrams, TRIGRAM } from './trigrams.ts';
import { isOneTypo, oneTypo } from './typos.ts';

/** Terms by number, found whole, by their start, in their middle and one slip away. Numbers follow the order of the terms. */
export interface TermIndex {
  readonly exact: (word: string) => number | undefined;
  /** First and, excluded, last term with this start. */
  readonly prefix: (word: string) => readonly [number, number];
  /** Terms that contain the word, but for those from one to, excluded, another; for words of three characters at least. */
  readonly middle: (word: string, butFrom: number, butTo: number) => readonly number[];
  /** Terms one slip away from the word. */
  readonly typos: (word: string) => readonly number[];
  /** Terms whose start is one slip away from the word. */
  readonly typosOfStart: (word: string) => readonly number[];
}

/** From this length on, halves of the word are looked up; below it, every misspelling: each way is faster there. */
const HALVES_LENGTH = 10;

/** `terms` are unique and sorted as texts compare. */
export function* indexTerms(terms: readonly string[]): Pausable<TermIndex> {
  const numbers = new Map<string, number>();
  yield* forEachPaced(terms, (term, number) => void numbers.set(term, number));
  const trigrams = yield* indexTrigrams(terms);
  const alphabet = yield* alphabetOf(terms);
  const prefix = (word: string) => [firstFrom(terms, word), firstFrom(terms, `${word}\uffff`)] as const;
  const middle = (word: string, butFrom: number, butTo: number): number[] => {
    const found: number[] = [];
    if (word.length < TRIGRAM) return found;
    for (const number of trigrams.candidates(word))
      if ((number < butFrom || number >= butTo) && terms[number]?.includes(word)) found.push(number);
    return found;
  };
  const typosOfShort = (word: string): number[] => {
    const found = new Set<number>();
    for (const typed of oneTypo(word, alphabet)) {
      const number = numbers.get(typed);
      if (number !== undefined) found.add(number);
    }
    return [...found];
  };
  /** One slip leaves one half as it is; but two neighbours exchanged may lie in both. */
  const typosOfLong = (word: string): number[] => {
    const half = word.length >>> 1;
    const [from, to] = prefix(word.slice(0, half - 1));
    const found: number[] = [];
    for (let number = from; number < to; number += 1) if (isOneTypo(word, terms[number] ?? '')) found.push(number);
    for (const number of trigrams.candidates(word.slice(half)))
      if ((number < from || number >= to) && isOneTypo(word, terms[number] ?? '')) found.push(number);
    return found;
  };
  const typosOfStart = (word: string): number[] => {
    const found = new Set<number>();
    for (const typed of oneTypo(word, alphabet)) {
      const [from, to] = prefix(typed);
      for (let number = from; number < to; number += 1) found.add(number);
    }
    return [...found];
  };
  const typos = (word: string) => (word.length < HALVES_LENGTH ? typosOfShort(word) : typosOfLong(word));
  return { exact: (word) => numbers.get(word), prefix, middle, typos, typosOfStart };
}

function* alphabetOf(terms: readonly string[]): Pausable<string[]> {
  const letters = new Set<string>();
  yield* forEachPaced(terms, (term) => {
    for (const letter of term) letters.add(letter);
  });
  return [...letters];
}

/** Number of the first term not below the word. */
function firstFrom(terms: readonly string[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
