import { boundsAt } from '../numbers/number.ts';
import { compare } from '../reading/fraction.ts';
import { groupAt, type State } from '../state.ts';

/** Brought to NFC, trimmed, runs of white space made one blank, then upper case where the group asks for it, which may need NFC again. */
export function normalText(text: string, upperCase: boolean | undefined): string {
  const tidy = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return upperCase === true ? tidy.toUpperCase().normalize('NFC') : tidy;
}

export function lengthOf(text: string): number {
  return [...text].length;
}

/** The text of a visible group, where it fits; else null, for unanswered. */
export function textAt(state: State, at: number): string | null {
  const text = state.answers[at]?.[0];
  if (groupAt(state, at).kind !== 'text' || typeof text !== 'string' || state.visible[at] !== true) return null;
  if (!hasOnlyAllowed(text, groupAt(state, at).characters)) return null;
  const { min, max } = boundsAt(state, at);
  const length = { top: BigInt(lengthOf(text)), bottom: 1n };
  if (min !== null && compare(length, min) < 0) return null;
  return max !== null && compare(length, max) > 0 ? null : text;
}

export function hasOnlyAllowed(text: string, characters: string | undefined): boolean {
  // Half a character is none.
  if (/\p{Cs}/u.test(text)) return false;
  if (characters === undefined) return !/\p{Cc}/u.test(text);
  const ranges = rangesOf([...characters]);
  return [...text].every((character) => {
    const point = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= point && point <= to);
  });
}

/** Characters, and ranges with `-` between their ends; a `-` first or last is itself. */
function rangesOf(characters: readonly string[]): [from: number, to: number][] {
  const [first, sign, last] = characters;
  if (first === undefined) return [];
  const from = first.codePointAt(0) ?? 0;
  if (sign === '-' && last !== undefined) return [[from, last.codePointAt(0) ?? 0], ...rangesOf(characters.slice(3))];
  return [[from, from], ...rangesOf(characters.slice(1))];
}
