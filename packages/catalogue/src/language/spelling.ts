import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from '../paced.ts';
import { sortPaced } from '../sort-paced.ts';

/** The words that there are, to find those that were meant. */
export interface Spelling {
  /** Words that begin so, the commonest first. */
  readonly beginning: (start: string) => readonly string[];
  /** Words one typing error away, or two from long words; the nearest and commonest first. */
  readonly near: (word: string) => readonly string[];
  readonly has: (word: string) => boolean;
}

/** Candidates that a word is taken for at most. */
const BEGINNINGS = 12;
const NEAR = 3;
/** Shortest words that are taken for misspelt, by the number of errors. */
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;
/** Beginnings are looked at among so many words at most. */
const LOOKED_AT = 400;

/** `counts`: in how many pages each word is. */
export function* indexSpelling(counts: ReadonlyMap<string, number>): Pausable<Spelling> {
  const words = yield* sortPaced([...counts.keys()], (a, b) => (a < b ? -1 : 1));
  const byStart = new Map<string, string[]>();
  yield* forEachPaced(words, (word) => {
    const key = `${word.charAt(0)}${word.length}`;
    const bucket = byStart.get(key);
    if (bucket === undefined) byStart.set(key, [word]);
    else bucket.push(word);
  });
  const commonest = (a: string, b: string): number => (counts.get(b) ?? 0) - (counts.get(a) ?? 0);
  const near = (word: string): string[] => {
    if (word.length < ONE_ERROR_LENGTH) return [];
    const most = word.length >= TWO_ERRORS_LENGTH ? 2 : 1;
    const found: { candidate: string; errors: number }[] = [];
    for (const start of new Set([word.charAt(0), word.charAt(1)]))
      for (let length = word.length - most; length <= word.length + most; length += 1)
        for (const candidate of byStart.get(`${start}${length}`) ?? []) {
          const errors = errorsBetween(word, candidate, most);
          if (errors <= most) found.push({ candidate, errors });
        }
    found.sort((a, b) => a.errors - b.errors || commonest(a.candidate, b.candidate));
    return found
      .filter(({ errors }) => errors === found[0]?.errors)
      .slice(0, NEAR)
      .map(({ candidate }) => candidate);
  };
  const beginning = (start: string): string[] => {
    const from = firstFrom(words, start);
    const found: string[] = [];
    for (let at = from; at < words.length && found.length < LOOKED_AT; at += 1) {
      const word = words[at] ?? '';
      if (!word.startsWith(start)) break;
      found.push(word);
    }
    return found.sort(commonest).slice(0, BEGINNINGS);
  };
  return { beginning, near, has: (word) => counts.has(word) };
}

function firstFrom(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Characters too many, missing, wrong, or exchanged with their neighbour; above `most` it stops counting. */
export function errorsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let errors = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isExchanged =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isExchanged) errors = Math.min(errors, (before[j - 2] ?? 0) + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return least;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
