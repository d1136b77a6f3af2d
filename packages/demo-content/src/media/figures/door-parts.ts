import { at, circle, type Drawn, d, group, path, rect, strokes, text } from '../drawing/shape.ts';

/** A run lamp in its bezel. */
export const lamp = (x: number, y: number, isLit = false): Drawn =>
  group(
    at(x, y),
    circle(0, 0, 13, 'detail light'),
    circle(0, 0, 8.5, isLit ? 'detail accent' : 'detail paper'),
    path('M-4.6 -1.6A5 5 0 0 1 -.6 -5', 'fine'),
  );

/** A lamp on top: a guarded amber dome on a base. Its foot is at x, y. */
export const beacon = (x: number, y: number, scale = 1): Drawn =>
  group(
    at(x, y, scale),
    path('M-24 0v-7a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v7z', 'detail shade'),
    path('M-18 -10V-31A18 18 0 0 1 18 -31V-10Z', 'outline accent'),
    path('M-10 -12V-44M0 -12V-48M10 -12V-44', 'fine'),
    path('M-18 -24H18', 'fine'),
  );
export const BEACON_HEIGHT = 50;

/** A horn behind its louvres. */
export const horn = (x: number, y: number, radius: number): Drawn =>
  group(
    at(x, y, radius),
    circle(0, 0, 1, 'detail light'),
    path('M-.5 -.34H.5M-.66 0H.66M-.5 .34H.5', 'detail'),
    circle(0, 0, 0.78, 'fine'),
  );

/** Test, normal and silence: a toggle on its plate. */
export const toggle = (x: number, y: number): Drawn => [
  rect(x - 16, y - 8, 32, 16, 'detail light', 2),
  rect(x - 3, y - 12, 6, 14, 'detail paper', 3),
];

/** A display with two lines of text and four keys, centred; 50 high. */
export const display = (x: number, y: number): Drawn =>
  group(
    at(x - 52, y - 25),
    rect(0, 0, 104, 50, 'detail light', 3),
    rect(8, 6, 88, 26, 'detail paper', 1),
    path('M16 15h38M16 24h24M72 15h14', 'detail'),
    path('M62 27V22h6V27M70 27V18h6V27M78 27V20h6V27', 'fine shade'),
    [22, 42, 62, 82].map((key) => circle(key, 41, 4, 'fine paper')),
  );

/** A repeat-cycle timer with its dial; 48 square. */
export const timer = (x: number, y: number): Drawn =>
  group(
    at(x, y),
    rect(-24, -24, 48, 48, 'detail light', 2),
    circle(0, 0, 17, 'detail paper'),
    path('M0 0V-13M0 0L9 6', 'detail'),
    strokes(
      12,
      (index) => {
        const [cos, sin] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)];
        return d`M${14 * cos} ${14 * sin}L${17 * cos} ${17 * sin}`;
      },
      'fine',
    ),
  );

/** The stamped data plate, riveted at both ends. */
export const dataPlate = (x: number, y: number, width: number): Drawn => [
  rect(x, y, width, 22, 'fine light', 1),
  circle(x + 3.5, y + 11, 1.2, 'fine paper'),
  circle(x + width - 3.5, y + 11, 1.2, 'fine paper'),
  path(d`M${x + 8} ${y + 7}h${width * 0.4}M${x + 8} ${y + 15}h${width * 0.66}M${x + width * 0.62} ${y + 7}h12`, 'fine'),
];

/** The plate that marks the float circuits as intrinsically safe. */
export const safetyPlate = (x: number, y: number): Drawn => [
  rect(x, y, 38, 22, 'detail level', 1),
  rect(x + 2, y + 2, 34, 18, 'fine paper', 1),
  text(x + 19, y + 15, 'Ex i', 'text label'),
];

/** The triangle that warns of live parts. */
export const voltageSign = (x: number, y: number, size = 1): Drawn =>
  group(at(x, y, size), path('M0 -20L21 16H-21Z', 'detail accent'), path('M3 -11L-5 3H1L-3 12L6 -1H0Z', 'fine line'));
