import type { BracketDrawing, FloatTreeDrawing } from '../../drawing-spec.ts';
import { INCH, inches, LEFT, type Picture, UP } from '../drawing/picture.ts';
import { circle, type Drawn, d, path, rect } from '../drawing/shape.ts';
import { pearFloat } from './float-body.ts';

/** A bracket on a wall: as many floats as it holds, the alarm's on top. */
export function bracket(spec: BracketDrawing): Picture {
  const step = 46;
  const length = 40 + step * spec.floats;
  const hangers = Array.from({ length: spec.floats }, (_, index) => ({
    x: 46 + index * step,
    y: 176 - index * Math.min(34, 120 / spec.floats),
  }));
  return {
    drawn: [
      rect(-6, -22, 18, 64, 'outline paper', 2),
      [-12, 26].map((y) => circle(3, y, 3.6, 'detail light')),
      rect(12, 0, length, 20, 'outline light', 2),
      path(d`M12 0L24 -7H${length + 24}L${length + 12} 0M${length + 24} -7V13L${length + 12} 20V0`, 'detail paper'),
      hangers.map(({ x, y }, index) => [
        rect(x - 7, -4, 14, 28, 'detail paper', 2),
        circle(x, 10, 4, 'detail light'),
        path(d`M${x} 24V${y}`, 'cord'),
        pearFloat(x, y + 8, 0, index === spec.floats - 1 ? 'accent' : 'light', 1),
      ]),
    ],
    box: { x: -8, y: -24, width: length + 36, height: 260 },
    parts: {
      bracket: [length, 8],
      screws: [3, 26],
      cords: [46, 90],
      floats: [40, 214],
      'alarm-float': [(hangers.at(-1)?.x ?? 46) + 10, (hangers.at(-1)?.y ?? 60) + 38],
    },
    measures: [{ from: [12, 0], to: [12 + length, 0], out: UP, text: inches(spec.floats * 3 + 3) }],
  };
}

/** A pole with its floats clamped along it, on a base or hung. */
export function floatTree(spec: FloatTreeDrawing): Picture {
  const height = Math.min(440, Math.max(170 + spec.floats * 46, spec.length * INCH * 0.4));
  const foot = height;
  const lowest = foot - (spec.base ? 100 : 70);
  const step = Math.min(84, (lowest - 50) / Math.max(1, spec.floats - 1));
  const arms = Array.from({ length: spec.floats }, (_, index) => ({
    y: lowest - index * step,
    side: index % 2 === 0 ? 1 : -1,
  }));
  return {
    drawn: [
      arms.map(({ y, side }) =>
        path(d`M0 ${y}H${side * 34}Q${side * 46} ${y} ${side * 46} ${y + 12}V${y + 22}`, 'cord'),
      ),
      arms.map(({ y, side }) => path(d`M${side * 9} ${y}V${-6}`, 'lead')),
      rect(-6, 0, 12, foot, 'light'),
      path(d`M1 0H6V${foot}H1Z`, 'shade'),
      rect(-6, 0, 12, foot, 'outline', 2),
      path('M-6 0C-6 -14 -16 -16 -16 -30M6 0C6 -12 0 -16 0 -30', 'lead'),
      arms.map(({ y, side }, index) => [
        rect(-10, y - 8, 20, 16, 'detail paper', 2),
        circle(0, y, 3, 'detail light'),
        pearFloat(side * 46, y + 30, 0, index === spec.floats - 1 ? 'accent' : 'light', 0.9),
      ]),
      spec.base ? base(foot) : handle(),
    ],
    box: { x: -66, y: -34, width: 132, height: foot + (spec.base ? 34 : 0) + 38 },
    parts: {
      pole: [4, height * 0.1],
      clamp: [8, (arms[0]?.y ?? 0) - 2],
      floats: [46, (arms[0]?.y ?? 0) + 58],
      'alarm-float': [(arms.at(-1)?.side ?? 1) * 50, (arms.at(-1)?.y ?? 0) + 58],
      ...(spec.base ? { base: [30, foot + 8] as const } : {}),
    },
    measures: [
      {
        from: [-60, 0],
        to: [-60, foot],
        out: LEFT,
        text: spec.length > 36 ? `${Math.round(spec.length / 12)} ft` : inches(spec.length),
      },
    ],
  };
}

export const base = (y: number): Drawn => [
  path(d`M-52 ${y + 22}L-40 ${y}H46L58 ${y + 22}Z`, 'outline light'),
  path(d`M-52 ${y + 22}H58V${y + 30}H-52Z`, 'outline paper'),
];

const handle = (): Drawn => path('M-6 4h-14v10h14', 'detail paper');
