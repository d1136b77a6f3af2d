import type { ConfigGroup } from '../data/configurator.ts';
import { present } from '../data/present.ts';

/** The characters of a text group, by code point. */
interface Characters {
  allows(character: string): boolean;
  /** Ranges of code points, both ends included; null: all but control characters. */
  ranges: readonly Range[] | null;
}

interface Range {
  first: number;
  last: number;
}

type TextData = Pick<ConfigGroup, 'characters'>;

const remembered = new WeakMap<TextData, Characters>();

/** Derived once per group object; the object must not be changed afterwards. Half of a surrogate pair is no character. */
export function charactersOf(data: TextData): Characters {
  const known = remembered.get(data);
  if (known !== undefined) return known;
  const ranges = data.characters === undefined ? null : readRanges(data.characters);
  const characters: Characters = {
    ranges,
    allows: (character) => {
      const point = character.codePointAt(0);
      if (point === undefined || isHalf(point)) return false;
      if (ranges === null) return !/\p{Cc}/u.test(character);
      return ranges.some(({ first, last }) => point >= first && point <= last);
    },
  };
  remembered.set(data, characters);
  return characters;
}

/** `A-Z0-9 -`: characters and ranges; a `-` first or last is itself. A range that runs backwards has no character. */
function readRanges(text: string): readonly Range[] {
  const points = Array.from(text, (character) => present(character.codePointAt(0)));
  const ranges: Range[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const first = present(points[at]);
    const last = points[at + 2];
    const isRange = points[at + 1] === DASH && last !== undefined && !(at === 0 && first === DASH);
    ranges.push({ first, last: isRange ? last : first });
    if (isRange) at += 2;
  }
  return ranges;
}

const DASH = 45;

function isHalf(point: number): boolean {
  return point >= 0xd800 && point <= 0xdfff;
}
