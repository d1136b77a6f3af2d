import type { FoundEverything, NumberAnswer } from '@millrace/contract';
import type { MissKind } from '@millrace/database';

/** All that a visitor looked for and did not find. */
export interface Miss {
  kind: MissKind;
  words: string;
}

const WORDS_MAX = 60;
const LETTERS_MIN = 2;
const WORDS_COUNT_MAX = 6;
/** Signs of a person or of an address: an at sign, a link, a phone number. */
const OF_A_PERSON = /@|\/\/|www\.|(?:^|\D)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?:\D|$)|^\s*\+/;
/** The suggestions below a search box ask for one item of each kind, with every key. */
const SUGGESTED_ITEMS = 1;

/**
 * The miss that an answer tells of; null: something was found, or the words are long, or look like a person's. `input` is as the
 * call's schemas parsed it.
 */
export function missOf(name: string, input: unknown, answer: unknown): Miss | null {
  if (name === 'searchEverything') {
    const { query } = input as { query: { search?: string; items?: number } };
    const { total } = answer as FoundEverything;
    return total > 0 || query.items === SUGGESTED_ITEMS ? null : countable('vain-search', query.search ?? '');
  }
  if (name === 'number') {
    const { nearly } = answer as NumberAnswer;
    const { params } = input as { params: { number: string } };
    const isWrong = nearly?.cells.some(({ state }) => state === 'wrong') === true;
    return isWrong ? countable('wrong-number', params.number) : null;
  }
  return null;
}

function countable(kind: MissKind, text: string): Miss | null {
  const words = folded(text);
  const isFit =
    words.length >= LETTERS_MIN &&
    words.length <= WORDS_MAX &&
    words.split(' ').length <= WORDS_COUNT_MAX &&
    !OF_A_PERSON.test(words);
  return isFit ? { kind, words } : null;
}

/** Spaces and letters that differ in looks alone are one; numbers are written in capitals. */
const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
