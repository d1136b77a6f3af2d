import type { Choice } from '@millrace/contract/fields';
import { fold } from '../../names/fold.ts';
import { nearest } from '../../names/nearest.ts';
import type { CellReading } from '../column.ts';

const YES = [
  'yes',
  'y',
  'true',
  '1',
  'x',
  'ja',
  'j',
  'wahr',
  'oui',
  'sí',
  'si',
  'on',
  'live',
  'active',
  '✓',
  '✔',
  '☑',
  '●',
  '•',
  '■',
];
const NO = ['no', 'n', 'false', '0', '-', 'nein', 'falsch', 'non', 'off', 'inactive', '○', '☐', '□', '–', '—'];

/** Yes or no in words, or a mark as tables have it. */
export function readYesNo(text: string): CellReading {
  const word = fold(text);
  if (YES.includes(word)) return { ok: true, value: true };
  if (NO.includes(word)) return { ok: true, value: false };
  return { ok: false, why: `“${text}” is not yes or no.`, fits: ['yes', 'no'] };
}

/** One of some values, by itself or by its words. */
export function readChoice(text: string, choices: readonly Choice[]): CellReading {
  const word = fold(text);
  const found =
    choices.find(({ value }) => String(value) === text) ??
    choices.find(({ value }) => fold(String(value)) === word) ??
    choices.find(({ label }) => fold(label) === word);
  if (found !== undefined) return { ok: true, value: found.value };
  const labels = choices.map(({ label }) => label);
  return {
    ok: false,
    why: `“${text}” is not one of its choices.`,
    fits: labels.length <= 12 ? labels : nearest(text, labels),
  };
}
