import { inOtherUnits } from '../language/other-units.ts';
import { joinedWords, readWords, stemOf, type Word } from '../language/read-words.ts';
import type { Spelling } from '../language/spelling.ts';
import { stopWords } from '../language/stop-words.ts';
import { phraseKey, type Synonyms } from '../language/synonyms.ts';
import type { PageIndex } from './index-pages.ts';
import { thingsAsked } from './things-asked.ts';

/** Terms that together say what was asked, and how surely. */
export interface Alternative {
  terms: readonly number[];
  weight: number;
}

/** One thing that was asked for: a page has it by any of its alternatives. */
export interface Slot {
  alternatives: readonly Alternative[];
  /** A factor: the thing itself counts for more than what is said of it. */
  stress: number;
  /** More than one word was asked for as one thing. */
  isPhrase?: boolean;
}

export interface Vocabulary {
  index: Pick<PageIndex, 'terms' | 'things' | 'onlyJoined'>;
  spelling: Spelling;
  synonyms: Synonyms;
}

/** Words beyond these are not looked at; of them, so many are taken for misspelt. */
const MOST_WORDS = 16;
const MOST_MISSPELT = 5;
const MOST_ALTERNATIVES = 32;

const SYNONYM = 0.95;
const MISSPELT = 0.85;
const BEGINNING = 0.6;
const UNFINISHED = 0.35;
const PART_OF_PHRASE = 0.45;
const JOINED = 0.9;
/** Its words are looked for apart as well. */
const SIDE_BY_SIDE = 0.4;
const APART = 0.45;
/** The thing itself: `alarm` in `high water alarm with strobe`. */
const HEAD = 1.2;

/** The question of a text, one slot for each word or phrase. */
export function readQuery(text: string, vocabulary: Vocabulary): Slot[] {
  const written = abbreviationsIn(text);
  const saysNothing = (raw: string): boolean => stopWords.has(raw) && !written.has(raw);
  const words = distinct(readWords(text).filter(({ isHeld }) => !isHeld)).slice(0, MOST_WORDS);
  const meant = meantWords(words, vocabulary);
  const slots: Slot[] = [];
  const isSaying = meant.some(({ word }) => !saysNothing(word.raw));
  const heads = thingsAsked(
    text,
    meant.map(({ word }) => word),
    vocabulary.index.things,
  );
  for (const { at, phrase } of phrasesOf(meant, vocabulary.synonyms))
    if (phrase.length > 1 || !isSaying || !saysNothing(phrase[0]?.word.raw ?? ''))
      slots.push({
        alternatives: alternativesOf(phrase, vocabulary, {
          isLast: at + phrase.length === meant.length,
          isAbbreviation: written.has(phrase[0]?.word.raw ?? '') && stopWords.has(phrase[0]?.word.raw ?? ''),
        }),
        stress: heads.some((head) => at <= head && head < at + phrase.length) ? HEAD : 1,
        isPhrase: phrase.length > 1,
      });
  const addJoined = (joined: string, weight: number): void => {
    const term = vocabulary.index.terms.get(stemOf(joined));
    if (term !== undefined) slots.push({ alternatives: [{ terms: [term], weight }], stress: 1 });
  };
  const asJoined = new Set(joinedWords(text));
  for (const joined of asJoined) addJoined(joined, JOINED);
  for (const joined of joinedPairs(words)) if (!asJoined.has(joined)) addJoined(joined, SIDE_BY_SIDE);
  return slots.filter(({ alternatives }) => alternatives.length > 0);
}

/** Words in capitals among others: `IS` in `IS relay`. */
const abbreviationsIn = (text: string): ReadonlySet<string> =>
  new Set(
    /\p{Ll}/u.test(text) ? (text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).map((word) => word.toLowerCase()) : [],
  );

/** Neighbours as one word: `first out` is what a text calls `first-out`. */
const joinedPairs = (words: readonly Word[]): string[] =>
  words.flatMap(({ raw }, at) => {
    const next = words[at + 1]?.raw ?? '';
    return LETTERS.test(raw) && LETTERS.test(next) ? [raw + next] : [];
  });
const LETTERS = /^\p{L}{2,}$/u;

const distinct = (words: readonly Word[]): Word[] =>
  words.filter(({ term }, at) => words.findIndex((word) => word.term === term) === at);

/** A word as it was typed, or as it was meant; `others` are further words that may be meant. */
interface Meant {
  word: Word;
  weight: number;
  others: readonly string[];
}

function meantWords(words: readonly Word[], vocabulary: Vocabulary): Meant[] {
  let corrected = 0;
  return words.flatMap((word, at): Meant[] => {
    if (isKnown(word, vocabulary) || /\d/.test(word.term)) return [{ word, weight: 1, others: [] }];
    const split = splitWord(word.raw, vocabulary);
    if (split !== null) return split.map((raw) => ({ word: wordOf(raw), weight: JOINED, others: [] }));
    if (vocabulary.spelling.has(word.raw)) return [{ word, weight: 1, others: [] }];
    const begun = word.raw.length < 3 ? [] : vocabulary.spelling.beginning(word.raw);
    corrected += 1;
    // A word that others follow is finished: it is misspelt before it is a beginning.
    const isBeginning = begun.length > 0 && at === words.length - 1;
    const near = isBeginning || corrected > MOST_MISSPELT ? [] : vocabulary.spelling.near(word.raw);
    const [first, ...others] = near.length > 0 ? near : begun;
    if (first === undefined) return [{ word, weight: 1, others: [] }];
    return [{ word: wordOf(first), weight: near.length > 0 ? MISSPELT : BEGINNING, others }];
  });
}

const wordOf = (raw: string): Word => ({ raw, term: stemOf(raw), isHeld: false });

/** A word that texts only write with a hyphen is known by its parts: `highwater`. */
const isKnown = ({ raw, term }: Word, { index, spelling }: Vocabulary): boolean =>
  !index.onlyJoined.has(raw) && (index.terms.has(term) || spelling.has(raw) || stopWords.has(raw));

/** Two words written as one (`pricelist`), each of which there is. */
function splitWord(raw: string, { spelling }: Vocabulary): string[] | null {
  for (let at = 3; at + 3 <= raw.length; at += 1) {
    const [head, tail] = [raw.slice(0, at), raw.slice(at)];
    if (spelling.has(head) && spelling.has(tail)) return [head, tail];
  }
  return null;
}

/**
 * The text as phrases that have synonyms, and words. It is read from its end, since English has the thing last: `pump control box` is a
 * control box.
 */
function phrasesOf(meant: readonly Meant[], synonyms: Synonyms): { at: number; phrase: readonly Meant[] }[] {
  const found: { at: number; phrase: readonly Meant[] }[] = [];
  for (let end = meant.length; end > 0; end = found[0]?.at ?? 0) {
    const phrase = phraseBefore(meant, end, synonyms);
    found.unshift({ at: end - phrase.length, phrase });
  }
  return found;
}

/** The longest phrase that ends here and has synonyms; else the word. */
function phraseBefore(meant: readonly Meant[], end: number, synonyms: Synonyms): readonly Meant[] {
  for (let length = Math.min(synonyms.longest, end); length > 1; length -= 1) {
    const phrase = meant.slice(end - length, end);
    if (synonyms.othersOf(phrase.map(({ word }) => word.term)).length > 0) return phrase;
  }
  return meant.slice(end - 1, end);
}

function alternativesOf(
  phrase: readonly Meant[],
  vocabulary: Vocabulary,
  { isLast, isAbbreviation }: { isLast: boolean; isAbbreviation: boolean },
): Alternative[] {
  const { index, synonyms, spelling } = vocabulary;
  const alternatives: Alternative[] = [];
  const addTerms = (terms: readonly string[], weight: number): void => {
    const numbers = terms.map((term) => index.terms.get(term));
    if (alternatives.length >= MOST_ALTERNATIVES || numbers.length === 0) return;
    const known = numbers.filter((number) => number !== undefined);
    if (known.length === numbers.length) alternatives.push({ terms: known, weight });
  };
  /** The words of a phrase count most side by side. */
  const add = (terms: readonly string[], weight: number): void => {
    addTerms([phraseKey(terms)], weight);
    if (terms.length > 1) addTerms(terms, weight * APART);
  };
  const weight = Math.min(...phrase.map((meant) => meant.weight));
  const terms = phrase.map(({ word }) => word.term);
  // An abbreviation that is also a small word (`IS`) is looked for by what it means.
  const others = synonyms.othersOf(terms);
  if (others.length === 0 || phrase.length > 1 || !isAbbreviation) add(terms, weight);
  // A synonym that English has in every sentence (`is` for intrinsically safe) says nothing where it was not written.
  for (const other of others) if (other.length > 1 || !stopWords.has(other[0] ?? '')) add(other, weight * SYNONYM);
  for (const measure of terms.length === 1 ? inOtherUnits(terms[0] ?? '') : []) add([measure], weight * SYNONYM);
  if (phrase.length > 1)
    for (const { word } of phrase) if (!stopWords.has(word.raw)) add([word.term], weight * PART_OF_PHRASE);
  for (const { others } of phrase) for (const other of others) add([stemOf(other)], weight);
  const [only] = phrase;
  if (isLast && phrase.length === 1 && only !== undefined && only.weight === 1 && only.word.raw.length >= 3)
    for (const begun of spelling.beginning(only.word.raw))
      if (begun !== only.word.raw) add([stemOf(begun)], UNFINISHED);
  return alternatives;
}
