import { lengthIn, printMeasure, withOtherUnits } from '@millrace/contract';
import type { Measure } from './picture.ts';
import { apply, type Drawn, d, group, line, type Matrix, type Point, path, text, turned } from './shape.ts';

/** Distance of a dimension line from what it measures, on the sheet. */
const STAND_OFF = 20;
const TICK = 4;
/** About as wide as a character of its words, and as high as a line of them. */
const CHARACTER = 8;
const LINE = 14;

/** A dimension line with ticks at 45 degrees, in both systems of units; its words stand along it when it is upright, level otherwise. */
export function dimension({ from, to, out, text: words }: Measure, matrix: Matrix): Drawn {
  const [ox, oy] = out;
  const moved = ([x, y]: Point, by: number): Point => [x + ox * by, y + oy * by];
  const [a, b] = [apply(matrix, from), apply(matrix, to)];
  const ends: [Point, Point] = [moved(a, STAND_OFF), moved(b, STAND_OFF)];
  const [[x1, y1], [x2, y2]] = ends;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [((x2 - x1) / length) * 6, ((y2 - y1) / length) * 6];
  return [
    [a, b].map((point) => {
      const [sx, sy] = moved(point, 5);
      const [ex, ey] = moved(point, STAND_OFF + 5);
      return line(sx, sy, ex, ey, 'fine');
    }),
    line(x1 - ux, y1 - uy, x2 + ux, y2 + uy, 'fine'),
    ends.map(([x, y]) => path(d`M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`, 'detail')),
    caption({ at: [(x1 + x2) / 2, (y1 + y2) / 2], out, length, words }),
  ];
}

interface Caption {
  at: Point;
  out: Point;
  /** Of the line. */
  length: number;
  words: string;
}

/** Along a line that is long enough the other units stand in brackets, else below. */
function caption({ at: [x, y], out: [ox, oy], length, words }: Caption): Drawn {
  const measure = lengthIn(words);
  const both = withOtherUnits(words, measure);
  const other = measure === null ? null : printMeasure(measure, 'metric');
  if (Math.abs(oy) < 0.1) {
    const isLong = length > both.length * CHARACTER;
    const lines = isLong || other === null ? [both] : [words, other];
    const first = ox < 0 ? -7 - (lines.length - 1) * LINE : 16;
    return group(turned(x, y, -90), ...lines.map((one, nth) => text(0, first + nth * LINE, one, 'text measure')));
  }
  const isOblique = Math.abs(ox) > 0.1;
  if (isOblique)
    return [words, other ?? ''].map((one, nth) => text(x + 5, y + 15 + nth * LINE, one, 'text measure', 'start'));
  return text(x, oy < 0 ? y - 7 : y + 17, both, 'text measure');
}
