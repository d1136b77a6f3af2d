import type { Accent } from '../../drawing-spec.ts';
import type { Fill } from './ink.ts';
import type { Drawn, Point } from './shape.ts';

/** Units of a figure for one inch of the product. */
export const INCH = 16;

/** A figure in its own units, before it is fitted to a sheet. */
export interface Picture {
  drawn: Drawn;
  box: Box;
  /** The targets of balloons, by the name of the part. */
  parts: Readonly<Record<string, Point>>;
  measures: readonly Measure[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A dimension line between two points, moved out to one side. */
export interface Measure {
  from: Point;
  to: Point;
  /** Direction in which the line stands off, of length 1. */
  out: Point;
  text: string;
}

export const LEFT: Point = [-1, 0];
export const UP: Point = [0, -1];
export const DOWN: Point = [0, 1];
/** Along the bottom edge that runs back, down to the right. */
export const DOWN_RIGHT: Point = [0.5, 0.866];

export const inches = (value: number): string => `${Number.isInteger(value) ? value.toFixed(1) : String(value)} in`;

/** The fill an accent is drawn with. */
export const accentFill = (accent: Accent): Fill =>
  accent === 'amber' ? 'accent' : accent === 'grey' ? 'light' : accent;
