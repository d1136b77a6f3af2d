import { compact } from './fold-text.ts';
import { matchExact, matchSynonym, matchTerm, matchTypos, matchWord } from './match-word.ts';
import { all, either, isEmpty, type Matches, NOTHING } from './matches.ts';
import { MODEL_NUMBER } from './rank.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Words beyond these are not looked at. */
const MOST_WORDS = 12;

/**
 * Documents that match every word of a text, or have all of it as their number. Only if there are none is a word that matches nothing
 * taken for misspelt, and if there are none still, each word may be.
 */
export function matchQuery(
  index: WordIndex,
  text: string,
  { misspelt, vocabulary }: { misspelt: boolean; vocabulary: Vocabulary },
): Readonly<Matches> {
  const words = wordsOfQuery(text);
  const phrases = phrasesOf(words, vocabulary);
  const matcher = matcherFor(index, words, vocabulary);
  const asNumber = words.length > 1 ? matchTerm(index, compact(words.join('')), MODEL_NUMBER) : NOTHING;
  const found = either(all(phrases, matcher(matchWord)), asNumber);
  if (!misspelt || !isEmpty(found)) return found;
  const oneMisspelt = all(phrases, matcher(matchOrMisspelt));
  return isEmpty(oneMisspelt) && phrases.length > 1 ? all(phrases, matcher(matchAndMisspelt)) : oneMisspelt;
}

const wordsOfQuery = (text: string): string[] =>
  [...new Set(text.split(/\s+/).filter((word) => compact(word) !== ''))].slice(0, MOST_WORDS);

/** Words that mean something together stay together. */
function phrasesOf(words: readonly string[], vocabulary: Vocabulary): string[][] {
  const phrases: string[][] = [];
  for (let at = 0; at < words.length; at += phrases.at(-1)?.length ?? 1) phrases.push(phraseAt(words, at, vocabulary));
  return phrases;
}

function phraseAt(words: readonly string[], at: number, { phraseWords, synonymsOf }: Vocabulary): string[] {
  for (let length = Math.min(phraseWords, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (synonymsOf(phrase).length > 0) return phrase;
  }
  return words.slice(at, at + 1);
}

type MatchWord = (index: WordIndex, word: string) => Readonly<Matches>;

/**
 * A phrase matches by all its words, or by another phrase that means the same. Only the last word may still be being typed: a single
 * character before it stands for itself.
 */
const matcherFor = (index: WordIndex, words: readonly string[], { synonymsOf }: Vocabulary) => {
  const last = words.at(-1);
  const one = (word: string, match: MatchWord) =>
    word !== last && compact(word).length === 1 ? matchExact(index, compact(word)) : match(index, word);
  return (match: MatchWord) =>
    (phrase: readonly string[]): Readonly<Matches> =>
      synonymsOf(phrase).reduce(
        (found, other) => either(found, matchSynonym(index, other)),
        all(phrase, (word) => one(word, match)),
      );
};

const matchOrMisspelt: MatchWord = (index, word) => {
  const found = matchWord(index, word);
  return isEmpty(found) ? matchTypos(index, word) : found;
};

const matchAndMisspelt: MatchWord = (index, word) => either(matchWord(index, word), matchTypos(index, word));
