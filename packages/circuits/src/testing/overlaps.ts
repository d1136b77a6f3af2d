import type { Drawing } from '../drawing/draw-circuit.ts';
import { type Shape, textStyles, widthOf } from '../drawing/shape.ts';

/** The ink of words. */
export interface Box {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Words of a drawing that lie on other words, as pairs. */
export function overlapsIn({ shapes }: Drawing): [string, string][] {
  const boxes = boxesOf(shapes);
  const downwards = boxes.toSorted((one, other) => one.top - other.top);
  const found: [string, string][] = [];
  for (const [nth, one] of downwards.entries())
    for (const other of downwards.slice(nth + 1)) {
      if (other.top >= one.bottom) break;
      if (one.right > other.left && other.right > one.left) found.push([one.words, other.words]);
    }
  return found;
}

/** The box of every words of a drawing. */
export const boxesOf = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((shape): Box[] => {
    if (shape.tag !== 'text') return [];
    const width = widthOf(shape.words, shape.style);
    const left = shape.x - width * { start: 0, middle: 0.5, end: 1 }[shape.anchor];
    // Capitals are seven tenths of the size above the line.
    const top = shape.y - textStyles[shape.style].size * 0.7;
    return [{ words: shape.words, left, right: left + width, top, bottom: shape.y }];
  });
