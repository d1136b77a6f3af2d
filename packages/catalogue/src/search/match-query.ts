import { compact } from './fold-text.ts';
import { matchSynonym, matchTerm, matchTypos, matchWord } from './match-word.ts';
import { both, either, type Matches, MODEL_NUMBER, noMatches } from './rank.ts';
import { PHRASE_WORDS, synonymsOf } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Words beyond these are not looked at. */
const MOST_WORDS = 12;

/**
 * Documents that match every word of a text, or have all of it as their number. A word that matches nothing as typed is taken for
 * misspelt; and if the words match nothing together, each may be.
 */
export function matchQuery(index: WordIndex, text: string): Matches {
  const words = wordsOfQuery(text);
  const phrases = phrasesOf(words);
  if (phrases.length === 0) return noMatches(index.size);
  const matches = phrases.map((phrase) => matchPhrase(index, phrase));
  let found = matches.reduce(both);
  if (words.length > 1) found = either(found, matchTerm(index, compact(words.join('')), MODEL_NUMBER));
  if (found.some) return found;
  return matches.map((asTyped, at) => misspelt(index, phrases[at] ?? [], asTyped)).reduce(both);
}

const wordsOfQuery = (text: string): string[] =>
  [...new Set(text.split(/\s+/).filter((word) => compact(word) !== ''))].slice(0, MOST_WORDS);

/** Words that mean something together stay together. */
function phrasesOf(words: readonly string[]): string[][] {
  const phrases: string[][] = [];
  for (let at = 0; at < words.length; at += phrases.at(-1)?.length ?? 1) phrases.push(phraseAt(words, at));
  return phrases;
}

function phraseAt(words: readonly string[], at: number): string[] {
  for (let length = Math.min(PHRASE_WORDS, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (synonymsOf(phrase).length > 0) return phrase;
  }
  return words.slice(at, at + 1);
}

function matchPhrase(index: WordIndex, phrase: readonly string[]): Matches {
  const asTyped = phrase.map((word) => orMisspelt(index, word, matchWord(index, word))).reduce(both);
  return synonymsOf(phrase).reduce((found, other) => either(found, matchSynonym(index, other)), asTyped);
}

const orMisspelt = (index: WordIndex, word: string, matches: Matches): Matches =>
  matches.some ? matches : matchTypos(index, word);

const misspelt = (index: WordIndex, phrase: readonly string[], asTyped: Matches): Matches =>
  either(asTyped, phrase.map((word) => matchTypos(index, word)).reduce(both));
