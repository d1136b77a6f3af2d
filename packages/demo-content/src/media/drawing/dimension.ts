import type { Measure } from './picture.ts';
import { apply, type Drawn, d, group, line, type Matrix, type Point, path, text, turned } from './shape.ts';

/** Distance of a dimension line from what it measures, on the sheet. */
const STAND_OFF = 20;
const TICK = 4;

/** A dimension line with ticks at 45 degrees; its words stand along it when it is upright, level otherwise. */
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
    caption((x1 + x2) / 2, (y1 + y2) / 2, out, words),
  ];
}

function caption(x: number, y: number, [ox, oy]: Point, words: string): Drawn {
  if (Math.abs(oy) < 0.1) {
    return group(turned(x + (ox < 0 ? -7 : 16), y, -90), text(0, 0, words, 'text measure'));
  }
  const isOblique = Math.abs(ox) > 0.1;
  return isOblique
    ? text(x + 5, y + 15, words, 'text measure', 'start')
    : text(x, oy < 0 ? y - 7 : y + 17, words, 'text measure');
}
