import type { FoundItem } from '@millrace/contract';

/** Shorter words count in the search only at the beginning of a term. */
const MIDDLE_LENGTH = 3;

/**
 * Returns the rows of an earlier answer that are sure to match a text: each of its words stands in the row's numbers,
 * without their separators, or in a word of its name or description. The search finds more, by other spellings and
 * synonyms, but never less.
 */
export function stillMatching(items: readonly FoundItem[], text: string): readonly FoundItem[] {
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

function termsOf(item: FoundItem): string[] {
  const numbers =
    item.kind === 'model'
      ? [item.partNumber, item.configModelNo ?? '']
      : item.kind === 'document'
        ? [`${item.docType}${item.docNumber}`, item.docNumber]
        : [];
  return [...numbers, ...textOf(item).split(/[^\p{L}\p{N}]+/u)].map(compact);
}

function textOf(item: FoundItem): string {
  switch (item.kind) {
    case 'family':
      return `${item.name} ${item.summary}`;
    case 'model':
      return `${item.name} ${item.description}`;
    case 'question':
      return item.faq.question;
    default:
      return item.name;
  }
}

/** Lower case, without separators, as the search compares. */
const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
