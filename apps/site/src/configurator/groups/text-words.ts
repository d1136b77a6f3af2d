import { type ConfigGroup, charactersOf, lengthOf, type NumberBounds, tidied } from '@millrace/configurator';

/** The characters that a text may have, in words: `A–Z, 0–9, blank`. */
export function charactersWords(group: ConfigGroup): string {
  const { ranges } = charactersOf(group);
  if (ranges === null) return 'any characters';
  const words = ranges.flatMap(({ first, last }) => {
    if (first > last) return [];
    return [first === last ? signWords(first) : `${signWords(first)}–${signWords(last)}`];
  });
  return [...new Set(words)].join(', ');
}

function signWords(point: number): string {
  return point === 32 ? 'blank' : String.fromCodePoint(point);
}

/** `5 of 24`: what is typed as it would be printed, beside the most. */
export function countWords(typed: string, { max }: NumberBounds, group: ConfigGroup): string {
  return `${lengthOf(tidied(typed, group))} of ${Math.floor(max)}`;
}

/** Why what is typed does not count; '' where it does, or where nothing is typed. */
export function faultWords(typed: string, { min, max }: NumberBounds, group: ConfigGroup): string {
  const text = tidied(typed, group);
  const length = lengthOf(text);
  if (length === 0) return '';
  const { allows } = charactersOf(group);
  const wrong = [...new Set(Array.from(text).filter((character) => !allows(character)))];
  if (wrong.length > 0) return `Not possible: ${wrong.join(' ')}`;
  if (length > max) return `${length - Math.floor(max)} too many`;
  return length < min ? `At least ${Math.ceil(min)}` : '';
}
