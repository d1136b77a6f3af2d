import { fold, singular } from './fold-text.ts';

/** Words and phrases of the trade that mean the same. Searching one finds the others, after what matches as typed. */
export interface Vocabulary {
  /** Words of the longest phrase. */
  readonly phraseWords: number;
  /** Synonyms of words: phrases, as lists of words. */
  readonly synonymsOf: (words: readonly string[]) => readonly (readonly string[])[];
}

/** Reads the setting: each line has phrases that mean the same, between commas. */
export function vocabularyOf(lines: readonly string[]): Vocabulary {
  const synonyms = new Map<string, readonly (readonly string[])[]>();
  let phraseWords = 1;
  for (const line of lines) {
    const phrases = line
      .split(',')
      .map((phrase) => phrase.trim().toLowerCase().split(/\s+/))
      .filter(([first]) => first !== '');
    for (const words of phrases) {
      phraseWords = Math.max(phraseWords, words.length);
      // Without phrases that only add words: what they find is found already.
      const others = phrases.filter((other) => !words.every((word) => other.includes(word)));
      const key = words.join(' ');
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return {
    phraseWords,
    synonymsOf: (words) => synonyms.get(words.map((word) => singular(fold(word).replaceAll('-', ' '))).join(' ')) ?? [],
  };
}
