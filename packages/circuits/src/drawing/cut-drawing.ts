import type { Drawing } from './draw-circuit.ts';
import { extentOf, straightDown } from './extent.ts';
import { line, type Shape } from './shape.ts';

/** One page of a drawing: from where to where it reaches, and what lies there, at its place on the whole sheet. */
export interface DrawingPart {
  top: number;
  bottom: number;
  shapes: readonly Shape[];
}

/** Cuts a drawing into parts of at most so many units, where nothing but wires goes down; a wire goes on in the next part. */
export function cutDrawing(
  { shapes, breaks, height }: Pick<Drawing, 'shapes' | 'breaks' | 'height'>,
  most: number,
): DrawingPart[] {
  const cuts = [0];
  for (const [nth, at] of [...breaks, height].entries()) {
    const start = cuts.at(-1) ?? 0;
    const last = breaks[nth - 1];
    if (at - start > most && last !== undefined && last > start) cuts.push(last);
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
