import type { SearchResult } from '@millrace/contract';

/** Shorter words count in the search only at the beginning of a term. */
const MIDDLE_LENGTH = 3;

/**
 * Returns the rows of an earlier answer that are sure to match a text: each of its words stands in the row's numbers,
 * without their separators, or in a word of its name or description. The search finds more, by other spellings and
 * synonyms, but never less.
 */
export function stillMatching(items: readonly SearchResult[], text: string): readonly SearchResult[] {
  const words = text.split(/\s+/).map(compact).filter(Boolean);
  return items.filter((item) => {
    const terms = termsOf(item);
    return words.every((word, at) => terms.some((term) => isIn(term, word, at === words.length - 1)));
  });
}

/** Only the last word may still be being typed: a single character before it stands for itself. */
function isIn(term: string, word: string, isLast: boolean): boolean {
  if (word.length === 1 && !isLast) return term === word;
  return word.length < MIDDLE_LENGTH ? term.startsWith(word) : term.includes(word);
}

const termsOf = ({ partNumber, configModelNo, name, description }: SearchResult): string[] => [
  compact(partNumber),
  compact(configModelNo ?? ''),
  ...`${name} ${description}`.split(/[^\p{L}\p{N}]+/u).map(compact),
];

/** Lower case, without separators, as the search compares. */
const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
