import type { Pausable } from '@millrace/configurator';
import { forEachPaced } from '../paced.ts';
import { buildLists, type Lists, listLength } from './lists.ts';

export const TRIGRAM = 3;

/** Finds the terms that may contain a word. */
export interface Trigrams {
  /** Numbers of the terms that have the word's rarest trigram, for a word of three characters at least. */
  readonly candidates: (word: string) => Int32Array;
}

export function* indexTrigrams(terms: readonly string[]): Pausable<Trigrams> {
  const builder = buildLists();
  yield* forEachPaced(terms, (term, number) => {
    for (let at = 0; at + TRIGRAM <= term.length; at += 1) builder.push(keyAt(term, at), number);
  });
  const lists = yield* builder.build(CLASSES ** TRIGRAM);
  return { candidates: (word) => rarest(lists, word) };
}

function rarest(lists: Lists, word: string): Int32Array {
  let best = keyAt(word, 0);
  for (let at = 1; at + TRIGRAM <= word.length; at += 1) {
    const key = keyAt(word, at);
    if (listLength(lists, key) < listLength(lists, best)) best = key;
  }
  return lists.values.subarray(lists.starts[best], lists.starts[best + 1]);
}

/** Classes of characters: a to z, 0 to 9, and one for all others. What that lets through too much, the caller sorts out. */
const CLASSES = 37;
const LETTERS = 26;

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 48 + LETTERS : CLASSES - 1;
}

function keyAt(text: string, at: number): number {
  const first = classOf(text.charCodeAt(at)) * CLASSES;
  return (first + classOf(text.charCodeAt(at + 1))) * CLASSES + classOf(text.charCodeAt(at + 2));
}
