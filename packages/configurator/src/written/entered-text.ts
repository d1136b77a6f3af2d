import type { ConfigGroup } from '../data/configurator.ts';
import type { NumberBounds } from '../data/evaluation.ts';
import { charactersOf } from './characters.ts';

type TextData = Pick<ConfigGroup, 'characters' | 'upperCase'>;

/** The text that an entry means: in NFC, trimmed, each run of white space one blank, and in upper case where the group says so. */
export function tidied(entry: string, { upperCase }: TextData): string {
  const text = entry.normalize('NFC').trim().replace(/\s+/gu, ' ');
  // Upper case may take a letter and its accent apart.
  return upperCase === true ? text.toUpperCase().normalize('NFC') : text;
}

/** The same of anything; null for what is no text, is empty, or has a character that the group does not allow. */
export function textEntered(entry: unknown, data: TextData): string | null {
  const text = typeof entry === 'string' ? tidied(entry, data) : '';
  const { allows } = charactersOf(data);
  return text !== '' && Array.from(text).every(allows) ? text : null;
}

/** Code points. */
export const lengthOf = (text: string): number => Array.from(text).length;

export function isLengthWithin(length: number, { min, max }: Pick<NumberBounds, 'min' | 'max'>): boolean {
  return length >= 1 && length >= min && length <= max;
}
