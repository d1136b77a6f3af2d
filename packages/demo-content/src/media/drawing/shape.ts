import type { Style, TextStyle } from './ink.ts';

/** One element of a drawing. A tree of these becomes SVG text for the site and vector drawing in a PDF. */
export interface Shape {
  tag: 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'text';
  style: Style | TextStyle | null;
  attributes: Readonly<Record<string, string | number>>;
  matrix: Matrix | null;
  /** Elements of a group, or the words of a text. */
  content: readonly Shape[] | string;
}

/** The output of a figure: shapes, lists of them, or nothing for an absent part. */
export type Drawn = Shape | readonly Drawn[] | null | false;

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data with its numbers rounded to a tenth of a unit. */
export function d(words: TemplateStringsArray, ...numbers: readonly (number | string)[]): string {
  return words.reduce((data, word, index) => {
    const value = numbers[index - 1];
    return data + (typeof value === 'number' ? round(value) : (value ?? '')) + word;
  });
}

const shape = (tag: Shape['tag'], style: Shape['style'], attributes: Record<string, string | number>): Shape => ({
  tag,
  style,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === 'number' ? round(value) : value]),
  ),
  matrix: null,
  content: [],
});

export const path = (data: string, style: Style): Shape => shape('path', style, { d: data });
export const line = (x1: number, y1: number, x2: number, y2: number, style: Style): Shape =>
  path(d`M${x1} ${y1}L${x2} ${y2}`, style);
export const circle = (cx: number, cy: number, r: number, style: Style): Shape => shape('circle', style, { cx, cy, r });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Style): Shape =>
  shape('ellipse', style, { cx, cy, rx, ry });
export const rect = (x: number, y: number, width: number, height: number, style: Style, rx = 0): Shape =>
  shape('rect', style, rx === 0 ? { x, y, width, height } : { x, y, width, height, rx });

export type Anchor = 'start' | 'middle' | 'end';
export const text = (x: number, y: number, words: string, style: TextStyle, anchor: Anchor = 'middle'): Shape => ({
  ...shape('text', style, { x, y, 'text-anchor': anchor }),
  content: words,
});

/** The horizontal anchor of a text; middle by default. */
export function anchorOf({ attributes }: Shape): Anchor {
  const anchor = attributes['text-anchor'];
  return anchor === 'start' || anchor === 'end' ? anchor : 'middle';
}

/** Moved to x, y and scaled there. */
export const at = (x: number, y: number, scale = 1): Matrix => [scale, 0, 0, scale, x, y];
/** Moved to x, y, turned clockwise by degrees and scaled there. */
export function turned(x: number, y: number, degrees: number, scale = 1): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return [cos, sin, -sin, cos, x, y];
}
export const mirrored = (x: number, y: number, scale = 1): Matrix => [-scale, 0, 0, scale, x, y];

export const apply = ([a, b, c, dd, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + dd * y + f];

export const group = (matrix: Matrix | null, ...drawn: readonly Drawn[]): Shape => ({
  tag: 'g',
  style: null,
  attributes: {},
  matrix,
  content: flatten(drawn),
});

export function flatten(drawn: Drawn): readonly Shape[] {
  if (drawn === null || drawn === false) return [];
  return isList(drawn) ? drawn.flatMap(flatten) : [drawn];
}

const isList = (drawn: Shape | readonly Drawn[]): drawn is readonly Drawn[] => Array.isArray(drawn);

/** Path data repeated for each of 0 … count-1, as one element. */
export const strokes = (count: number, data: (index: number) => string, style: Style): Shape =>
  path(Array.from({ length: count }, (_, index) => data(index)).join(''), style);
