import type { ConfigGroup } from '../data/configurator.ts';
import { charactersOf } from '../written/characters.ts';
import { lengthOf, textEntered } from '../written/entered-text.ts';
import { MOST_ENTERED } from './number-bounds.ts';

/** Characters that are tried first, so that a witness can be read. */
const USUAL = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz'];
/** So many characters of one range are tried. */
const MOST_OF_RANGE = 64;

/** A text of so many characters that the group takes as it stands; null where there is none. */
export function sampleText(data: ConfigGroup, length: number): string | null {
  if (!(length >= 1 && length <= MOST_ENTERED.text)) return null;
  for (const character of candidates(data)) {
    const text = character.repeat(length);
    if (textEntered(text, data) === text && lengthOf(text) === length) return text;
  }
  return null;
}

function* candidates(data: ConfigGroup): Iterable<string> {
  const { allows, ranges } = charactersOf(data);
  yield* USUAL.filter(allows);
  for (const { first, last } of ranges ?? []) {
    for (let point = first; point <= Math.min(last, first + MOST_OF_RANGE); point += 1) {
      const character = String.fromCodePoint(point);
      if (allows(character)) yield character;
    }
  }
}
