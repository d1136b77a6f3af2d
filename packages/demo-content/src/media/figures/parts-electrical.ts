import { at, circle, d, group, line, path, rect, strokes, turned } from '../drawing/shape.ts';
import { solid } from './enclosure.ts';
import { box, type PartFigure, printed, standing } from './part-figure.ts';
import { modules } from './rail-parts.ts';
import { selectorSwitch } from './selector-switch.ts';

/** The threaded barrel of a 22 mm or 30 mm device, seen from the front right, behind its face at 0, 0. */
const barrel = (radius: number) => [
  path(d`M0 ${-radius * 0.7}H70V${radius * 0.7}H0Z`, 'detail light'),
  strokes(6, (index) => d`M${34 + index * 6} ${-radius * 0.7}V${radius * 0.7}`, 'fine'),
  rect(26, -radius * 0.86, 10, radius * 1.72, 'detail shade', 2),
  rect(70, -radius * 0.8, 34, radius * 1.6, 'detail paper', 3),
  [-0.4, 0.4].map((side) => circle(94, side * radius, 4, 'fine light')),
];

/** Parts that carry current, on a rail or in a door. */
export const electricalParts = {
  contactor: standing(modules.contactor, 90, 3),
  protector: standing(modules.protector, 80, 3),
  'hour-meter': standing(modules['hour-meter'], 70, 3.6),
  'octal-socket': {
    box: box(-84, -100, 168, 200),
    draw: ({ label }) => [
      path('M-72 -80H72V80H-72Z', 'outline paper'),
      rect(-72, -80, 144, 34, 'detail light', 2),
      rect(-72, 46, 144, 34, 'detail light', 2),
      [-54, -18, 18, 54].flatMap((x) =>
        [-63, 63].map((y) => [circle(x, y, 10, 'detail paper'), line(x - 6, y - 6, x + 6, y + 6, 'fine')]),
      ),
      circle(0, 0, 38, 'detail light'),
      circle(0, 0, 8, 'detail shade'),
      path('M-4 -8h8v-7h-8z', 'detail shade'),
      Array.from({ length: 8 }, (_, index) => turned(0, 0, index * 45 + 22.5)).map((matrix) =>
        group(matrix, circle(0, -25, 4, 'detail line')),
      ),
      printed(0, 92, label),
    ],
  },
  'selector-switch': {
    box: box(-62, -66, 176, 132),
    draw: ({ label }) => [
      group(at(0, 0), barrel(36)),
      group(at(0, 0, 2), selectorSwitch(0, 0, label === '' ? 'PUMP' : label)),
    ],
  },
  'display-board': {
    box: box(0, -20, 200, 170),
    draw: ({ label }) => [
      solid(170, 130, 30),
      rect(0, 0, 170, 130, 'outline light', 3),
      [10, 160].flatMap((x) => [10, 120].map((y) => circle(x, y, 4, 'detail paper'))),
      rect(22, 18, 126, 58, 'detail shade', 2),
      rect(28, 24, 114, 46, 'detail paper', 1),
      path('M38 38h48M38 52h30', 'detail'),
      path('M104 60V50h8v10M116 60V44h8v16M128 60V48h8v12', 'fine shade'),
      [40, 70, 100, 130].map((x) => circle(x, 98, 8, 'detail paper')),
      printed(85, 142, label),
    ],
  },
  battery: {
    box: box(0, -44, 180, 190),
    draw: ({ label }) => [
      solid(140, 112, 90),
      rect(22, -28, 16, 20, 'detail shade', 2),
      rect(128, -28, 16, 20, `detail accent`, 2),
      rect(0, 0, 140, 112, 'outline paper', 4),
      rect(0, 0, 140, 26, 'detail light', 4),
      path('M22 14h14M108 14h14M115 7v14', 'detail'),
      path('M20 78h60M20 90h84', 'fine'),
      printed(70, 54, label),
    ],
  },
  'plug-adapter': {
    box: box(-80, -70, 170, 140),
    draw: ({ label }) => [
      path('M40 -20H74V-12H40ZM40 14H74V22H40Z', 'detail light'),
      path(
        'M-60 -48H20A22 22 0 0 1 42 -26V28A22 22 0 0 1 20 50H-60A10 10 0 0 1 -70 40V-38A10 10 0 0 1 -60 -48Z',
        'outline paper',
      ),
      path('M42 -10V28A22 22 0 0 1 20 50H-60A10 10 0 0 1 -70 40V30C-20 40 30 30 42 -10Z', 'shade'),
      path(
        'M-60 -48H20A22 22 0 0 1 42 -26V28A22 22 0 0 1 20 50H-60A10 10 0 0 1 -70 40V-38A10 10 0 0 1 -60 -48Z',
        'outline',
      ),
      path('M-52 -18v20M-30 -18v20M-45 20a5 5 0 0 1 10 0v6h-10z', 'detail'),
      printed(10, -2, label),
    ],
  },
} satisfies Partial<Record<string, PartFigure>>;
