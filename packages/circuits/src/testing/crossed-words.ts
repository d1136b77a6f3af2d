import type { Drawing } from '../drawing/draw-circuit.ts';
import type { Shape } from '../drawing/shape.ts';
import { type Box, boxesOf } from './overlaps.ts';

/** Words of a drawing that a line, a terminal or a junction runs through; each once. */
export function crossedWords({ shapes }: Drawing): string[] {
  const boxes = boxesOf(shapes);
  const found = new Set<string>();
  for (const mark of shapes.flatMap(marksOf)) for (const box of boxes) if (isThrough(mark, box)) found.add(box.words);
  return [...found];
}

/** A straight line, or a disc. */
type Mark = { x1: number; y1: number; x2: number; y2: number };

function marksOf(shape: Shape): Mark[] {
  if (shape.tag === 'rect') {
    const { x, y, width, height } = shape;
    return outline([x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]);
  }
  // An eye, a terminal or a dot as the square around it; a circle that holds its own letters is not in their way.
  if (shape.tag === 'circle') {
    const { x, y, r } = shape;
    if (r > 6) return [];
    return outline([x - r, y], [x + r, y]).concat(outline([x, y - r], [x, y + r]));
  }
  return shape.tag === 'path' ? straightOf(shape.d) : [];
}

const outline = (...points: [number, number][]): Mark[] =>
  points.slice(1).map(([x2, y2], nth) => ({ x1: points[nth]?.[0] ?? x2, y1: points[nth]?.[1] ?? y2, x2, y2 }));

/** The straight lines of path data with absolute moves. */
function straightOf(data: string): Mark[] {
  const marks: Mark[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', given = ''] of data.matchAll(/([MLHV])([^A-Za-z]*)/g)) {
    const [first = 0, second = 0] = given
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [toX, toY] = command === 'H' ? [first, y] : command === 'V' ? [x, first] : [first, second];
    if (command !== 'M') marks.push({ x1: x, y1: y, x2: toX, y2: toY });
    [x, y] = [toX, toY];
  }
  return marks;
}

/** Room in units that words have around them. */
const CLEAR = 2;

/** Tries a line that comes near at every half unit. */
function isThrough({ x1, y1, x2, y2 }: Mark, box: Box): boolean {
  const [left, right] = [box.left - CLEAR, box.right + CLEAR];
  const [top, bottom] = [box.top - CLEAR, box.bottom + CLEAR];
  if (Math.max(x1, x2) <= left || Math.min(x1, x2) >= right) return false;
  if (Math.max(y1, y2) <= top || Math.min(y1, y2) >= bottom) return false;
  if (x1 === x2 || y1 === y2) return true;
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 2);
  for (let step = 0; step <= steps; step += 1) {
    const [x, y] = [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps];
    if (x > left && x < right && y > top && y < bottom) return true;
  }
  return false;
}
