import type { Fill } from '../drawing/ink.ts';
import { at, type Drawn, d, group, type Point, path, rect, turned } from '../drawing/shape.ts';

const PEAR = 'M-6 0C-6 9 -17 13 -17 30A17 17 0 0 0 17 30C17 13 6 9 6 0Z';

/** A pear-shaped control float; its cord enters at x, y. `tilt` is in degrees from hanging. Length 47 at scale 1. */
export const pearFloat = (x: number, y: number, tilt: number, cap: Fill, scale = 1): Drawn =>
  group(
    turned(x, y, tilt, scale),
    rect(-4, -9, 8, 10, 'detail line', 2),
    path(PEAR, 'paper'),
    path('M4 12C12 18 14 26 10 38C8 43 3 46 -1 47A17 17 0 0 0 17 30C17 20 12 14 7 9Z', 'shade'),
    path('M-6 0C-6 5 -9.5 8 -12.5 13H12.5C9.5 8 6 5 6 0Z', `detail ${cap}`),
    path('M-17 30A17 5 0 0 0 17 30', 'fine'),
    path(PEAR, 'outline'),
  );

const BULB = 'M0 -10C18 -11 30 -43 74 -43A43 43 0 0 1 74 43C30 43 18 11 0 10Z';

/** A wide-angle pump switch; its cord enters at x, y from the left when `tilt` is 0. Length 117 at scale 1. */
export const bulbFloat = (x: number, y: number, tilt: number, cap: Fill, scale = 1): Drawn =>
  group(
    turned(x, y, tilt, scale),
    path(BULB, 'paper'),
    path('M12 14C26 33 44 43 74 43A43 43 0 0 0 116 6C106 24 88 30 66 27C42 24 26 20 12 14Z', 'shade'),
    path('M0 -10C12 -10.6 20 -24 34 -33C29 -12 29 12 34 33C20 24 12 10.6 0 10Z', `detail ${cap}`),
    path('M74 -43C62 -22 62 22 74 43', 'fine'),
    path('M86 -32A34 34 0 0 1 104 -12', 'fine'),
    path(BULB, 'outline'),
    rect(-24, -8, 24, 16, 'detail light', 3),
    path('M-18 -8V8M-12 -8V8M-6 -8V8', 'fine'),
  );

/** A piggyback plug: blades to the right, the face of its socket toward us, the cord at -38, 0. */
export const piggybackPlug = (x: number, y: number, volts: 115 | 230, scale = 1): Drawn =>
  group(
    at(x, y, scale),
    volts === 115
      ? [rect(26, -14, 16, 5, 'detail light', 1), rect(26, 9, 16, 5, 'detail light', 1)]
      : [rect(26, -12, 10, 9, 'detail light', 1), rect(26, 8, 16, 5, 'detail light', 1)],
    path(
      'M-26 -14C-26 -22 -18 -24 -8 -24H20A6 6 0 0 1 26 -18V18A6 6 0 0 1 20 24H-8C-18 24 -26 22 -26 14Z',
      'outline paper',
    ),
    path('M-8 -24V24', 'fine'),
    volts === 115 ? path('M4 -12h10M4 12h10', 'detail') : path('M4 -12h10M9 7v10', 'detail'),
    path('M6 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', 'detail'),
    rect(-38, -7, 13, 14, 'detail light', 3),
    path('M-33 -7V7', 'fine'),
  );

/** A weight on a cord, its middle at x, y. */
export const cordWeight = (x: number, y: number, scale = 1): Drawn =>
  group(
    at(x, y, scale),
    rect(-16, -22, 32, 44, 'outline light', 8),
    path('M6 -22H8A8 8 0 0 1 16 -14V14A8 8 0 0 1 8 22H6C11 8 11 -8 6 -22Z', 'shade'),
    rect(-16, -22, 32, 44, 'outline', 8),
    path('M-16 -8H16M-16 8H16', 'fine'),
  );

/** Floats on cords that leave one place, the first lowest, the last (the alarm's) highest and amber. */
export function hangingFloats(
  count: number,
  from: Point,
  spread: number,
  drop: number,
): { drawn: Drawn; tips: Point[] } {
  const [x0, y0] = from;
  const tips = Array.from(
    { length: count },
    (_, index): Point => [
      x0 + (index - (count - 1) / 2) * spread,
      y0 + drop - index * Math.min(26, (drop - 60) / Math.max(1, count - 1)),
    ],
  );
  const drawn = tips.map(([x, y], index) => {
    const start = x0 + (index - (count - 1) / 2) * 4;
    return [
      path(d`M${start} ${y0}C${start} ${y0 + drop * 0.3} ${x} ${y0 + drop * 0.24} ${x} ${y - 8}`, 'cord'),
      pearFloat(x, y, 0, index === count - 1 ? 'accent' : 'light', 0.92),
    ];
  });
  return { drawn, tips };
}
export const HANGING_FLOAT = 44;
