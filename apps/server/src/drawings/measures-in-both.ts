import { lengthIn, withOtherUnits } from '@millrace/contract';
import type { Composed } from '@millrace/pictures';

/** Letters of a line below a picture: as many as its sheet is wide. */
const LETTER = 8.6;
const BETWEEN = ' · ';

/**
 * A composed picture as a file has it, which is the same for everybody: its dimensions are said once more below the sheet, in the maker's
 * units and in the others. Beside a line is room for one number.
 */
export function withMeasuresInBoth(composed: Composed, locale: string): Composed {
  const said = new Set(
    composed.measures.flatMap(({ words }) => {
      const length = lengthIn(words);
      return length === null ? [] : [withOtherUnits(words.trim(), length, locale)];
    }),
  );
  const most = Math.floor(composed.width / LETTER) - BETWEEN.length;
  const below: string[] = [];
  for (const words of said) {
    const line = below.at(-1);
    if (line === undefined || line.length + BETWEEN.length + words.length > most) below.push(words);
    else below[below.length - 1] = `${line}${BETWEEN}${words}`;
  }
  return below.length === 0 ? composed : { ...composed, below };
}
