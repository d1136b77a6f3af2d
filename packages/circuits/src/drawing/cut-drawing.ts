import type { Drawing } from './draw-circuit.ts';
import { extentOf, straightDown } from './extent.ts';
import { line, type Shape } from './shape.ts';

/** One page of a drawing: from where to where it reaches, and what lies there, at its place on the whole sheet. */
export interface DrawingPart {
  top: number;
  bottom: number;
  shapes: readonly Shape[];
}

/** A page is filled at least this far before it may end. */
const LEAST_FILLED = 0.6;

/**
 * Cuts a drawing into parts of at most so many units, where nothing but wires goes down, and as few of them as can be: between two rungs,
 * not between a device and its terminals. A wire goes on in the next part.
 */
export function cutDrawing(
  { shapes, breaks, height }: Pick<Drawing, 'shapes' | 'breaks' | 'height'>,
  most: number,
): DrawingPart[] {
  const wires = shapes.flatMap((shape) => straightDown(shape) ?? []);
  const cutBy = (at: number): number => wires.filter(({ from, to }) => from < at && at < to).length;
  const cuts = [0];
  for (let start = 0; height - start > most; ) {
    const within = breaks.filter((at) => at > start && at - start <= most);
    const late = within.filter((at) => at - start >= most * LEAST_FILLED);
    const places = late.length > 0 ? late : within;
    const fewest = Math.min(...places.map(cutBy));
    const next = places.findLast((at) => cutBy(at) === fewest) ?? breaks.find((at) => at > start);
    if (next === undefined) break;
    cuts.push(next);
    start = next;
  }
  return cuts.map((top, nth) => {
    const bottom = cuts[nth + 1] ?? height;
    return { top, bottom, shapes: shapes.flatMap((shape) => within(shape, top, bottom) ?? []) };
  });
}

/** The piece of a shape that lies between two cuts; only a wire has more than one. */
function within(shape: Shape, top: number, bottom: number): Shape | null {
  const wire = straightDown(shape);
  if (wire !== null) {
    const [from, to] = [Math.max(wire.from, top), Math.min(wire.to, bottom)];
    return to > from ? line(wire.x, from, wire.x, to) : null;
  }
  const { top: highest, bottom: lowest } = extentOf(shape);
  const middle = (highest + lowest) / 2;
  return middle >= top && middle < bottom ? shape : null;
}
