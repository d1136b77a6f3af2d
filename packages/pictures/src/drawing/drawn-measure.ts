import type { Composed } from '../composing/compose-picture.ts';
import type { Measure } from '../data/picture.ts';

/** A dimension line with ticks at 45 degrees, and the place of its words: their middle on the baseline, turned by degrees. */
export interface DrawnMeasure {
  path: string;
  x: number;
  y: number;
  turn: number;
  size: number;
}

const TICK = 4;
/** Of the words, in units of the sheet. */
const SIZE = 14;

/** Words stand along an upright line, below every other. */
export function drawnMeasure({ from: [x1, y1], to: [x2, y2], along = 0.5 }: Measure): DrawnMeasure {
  const ticks = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`);
  const path = `M${x1} ${y1}L${x2} ${y2}${ticks.join('')}`;
  const [x, y] = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along];
  if (x1 === x2) return { path, x: x - 6, y, turn: -90, size: SIZE };
  return { path, x: y1 === y2 ? x : x + 24, y: y + (y1 === y2 ? 17 : 16), turn: 0, size: SIZE };
}

/** The place of a drawing's note: its beginning on the baseline, in the lower left corner of the sheet. */
export const drawnNote = ({ height }: { height: number }): Pick<DrawnMeasure, 'x' | 'y' | 'size'> => ({
  x: NOTE_INSET,
  y: height - NOTE_INSET,
  size: SIZE,
});
const NOTE_INSET = 10;

/** The height of a picture as a file, with the lines below its sheet. */
export const fileHeight = ({ height, below = [] }: Pick<Composed, 'height' | 'below'>): number =>
  height + below.length * LINE_HEIGHT;

/** The place of one of the lines below a sheet, counted from 0: its beginning on the baseline. */
export const drawnBelow = (
  { height }: Pick<Composed, 'height'>,
  nth: number,
): Pick<DrawnMeasure, 'x' | 'y' | 'size'> => ({
  x: NOTE_INSET,
  y: height + (nth + 1) * LINE_HEIGHT - NOTE_INSET / 2,
  size: SIZE,
});
const LINE_HEIGHT = 20;
