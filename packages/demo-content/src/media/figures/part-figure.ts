import type { Fill } from '../drawing/ink.ts';
import type { Box } from '../drawing/picture.ts';
import { textWidth } from '../drawing/set-type.ts';
import { at, type Drawn, group, type Point, rect, text } from '../drawing/shape.ts';
import { solid } from './enclosure.ts';

/** The drawing of one shape of accessory; `accent` fills signals and chosen parts. */
export interface PartFigure {
  box: Box;
  draw: (words: { label: string; accent: Fill }) => Drawn;
  /** The targets of balloons, beside the body. */
  parts?: Readonly<Record<string, Point>>;
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A rating printed on the part; nothing when there is none. */
export const printed = (x: number, y: number, label: string): Drawn => {
  if (label === '') return null;
  const width = Math.max(30, textWidth(label, 'label') + 12);
  return [rect(x - width / 2, y - 8, width, 16, 'fine paper', 1), text(x, y + 3.4, label, 'text label')];
};

/** A flat module given depth and brought up to the size of a part. */
export function standing(
  module: { width: number; height: number; draw: Drawn },
  depth: number,
  scale: number,
): PartFigure {
  const [width, height] = [module.width * scale, module.height * scale];
  return {
    box: box(0, -depth * 0.25, width + depth * 0.433, height + depth * 0.25 + 24),
    draw: ({ label }) => [
      solid(width, height, depth),
      rect(0, 0, width, height, 'outline paper', 3),
      group(at(0, 0, scale), module.draw),
      printed(width / 2, height + 14, label),
    ],
  };
}
