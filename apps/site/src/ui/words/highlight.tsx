import type { ReactNode } from 'react';

/** The text with the searched words marked. */
export function Highlight({ text, words }: { text: string; words: string }): ReactNode {
  return highlighted(text, words).map(({ part, isHit, at }) => (isHit ? <mark key={at}>{part}</mark> : part));
}

interface Part {
  part: string;
  isHit: boolean;
  /** Its beginning. */
  at: number;
}

/** Words that ask and join, of three letters and more. */
const ASKING: ReadonlySet<string> = new Set(
  'and are but can did does for from had has have how into not that the then this was were what when where which who why with'.split(
    ' ',
  ),
);
const SEPARATORS = '[-\\s./|]*';

/** Splits a text at the searched words. Case and the separators of numbers do not matter, as in the search. */
export function highlighted(text: string, words: string): Part[] {
  const wanted = words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (wanted.length === 0) return [{ part: text, isHit: false, at: 0 }];
  // "a" and "how" stand everywhere: they are marked only where nothing else was searched.
  const telling = wanted.filter((word) => !/^\p{L}{1,2}$/u.test(word) && !ASKING.has(word.toLowerCase()));
  const longestFirst = (telling.length > 0 ? telling : wanted).toSorted((a, b) => b.length - a.length).map(loosely);
  const parts = text.split(new RegExp(`(${longestFirst.join('|')})`, 'giu'));
  let end = 0;
  return parts
    .map((part, index) => {
      const at = end;
      end += part.length;
      return { part, isHit: index % 2 === 1, at };
    })
    .filter(({ part }) => part !== '');
}

/**
 * A pattern for the word's letters and digits, with separators allowed between them. A word is marked where one begins, a code with
 * digits anywhere.
 */
function loosely(word: string): string {
  const signs = [...word.matchAll(/[\p{L}\p{N}]/gu)].map(([sign]) => sign).join(SEPARATORS);
  return /^\p{L}+$/u.test(word) ? `(?<![\\p{L}\\p{N}])${signs}` : signs;
}
