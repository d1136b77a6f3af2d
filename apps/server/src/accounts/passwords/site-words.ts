import { settingsFrom } from '@millrace/contract';
import type { Content } from '@millrace/contract/content';
import { smallLetters, WORD_MIN } from './dressed-words.ts';

/**
 * Returns the words that somebody tries first on this site: names of the company, of what it makes and of its address, whole and word by
 * word, in small letters alone.
 */
export function siteWords(
  { settings, families, categories }: Pick<Content, 'settings' | 'families' | 'categories'>,
  publicUrl: string,
): ReadonlySet<string> {
  const names = [settingsFrom(settings)['company.name'], ...[...families, ...categories].map(({ name }) => name)];
  return new Set([...names, ...new URL(publicUrl).hostname.split('.')].flatMap(wordsOf));
}

/** Returns a name as one word, and its words. */
export const wordsOf = (name: string): string[] =>
  [name, ...name.split(/\P{L}+/u)].map(lettersOf).filter((word) => word.length >= WORD_MIN);

export const lettersOf = (text: string): string => smallLetters(text).replace(/\P{L}+/gu, '');
