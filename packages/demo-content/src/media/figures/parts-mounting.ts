import { circle, d, ellipse, group, line, path, rect, strokes, text, turned } from '../drawing/shape.ts';
import { dataPlate, voltageSign } from './door-parts.ts';
import { door, feet, hubRow, latch, solid } from './enclosure.ts';
import { cordWeight } from './float-body.ts';
import { box, type PartFigure, printed } from './part-figure.ts';

const pipeSection = (x: number, top: number, bottom: number) => [
  rect(x - 30, top, 60, bottom - top, 'light'),
  path(d`M${x + 8} ${top}H${x + 30}V${bottom}H${x + 8}Z`, 'shade'),
  path(d`M${x - 30} ${top}V${bottom}M${x + 30} ${top}V${bottom}`, 'outline'),
];

/** The text of a pump's data plate, cell by cell. */
const NAMEPLATE_CELLS = ['PH', 'VOLTS', 'AMPS', 'HP', 'HZ'].map((name, index) => ({ name, x: -65 + index * 34 }));

/** Parts that hold, seal, house or lead. */
export const mountingParts = {
  'cable-weight': {
    box: box(-70, -120, 140, 240),
    draw: ({ label }) => [path('M0 -116V116', 'cord'), cordWeight(0, 0, 3), printed(0, 0, label)],
  },
  'pipe-clamp': {
    box: box(-60, -100, 190, 200),
    draw: ({ label }) => [
      pipeSection(0, -100, 100),
      path('M96 -100V100', 'cord'),
      rect(-40, -24, 80, 48, 'outline paper', 6),
      path('M40 -12H72M40 12H72', 'outline'),
      rect(70, -24, 52, 48, 'outline light', 8),
      circle(-22, 0, 8, 'detail light'),
      line(-27, -5, -17, 5, 'detail'),
      circle(96, 0, 8, 'detail paper'),
      printed(14, 0, label),
    ],
  },
  chain: {
    box: box(-80, -136, 160, 256),
    draw: ({ label }) => [
      path('M-20 -116A20 20 0 0 1 20 -116V-104', 'outline'),
      Array.from({ length: 6 }, (_, index) => -90 + index * 36).map((y, index) =>
        index % 2 === 0 ? rect(-13, y - 24, 26, 48, 'outline', 13) : rect(-4, y - 24, 8, 48, 'outline light', 4),
      ),
      printed(44, 60, label),
    ],
  },
  'junction-box': {
    box: box(-20, -40, 240, 220),
    draw: ({ label }) => [
      [60, 120].map((x) => [
        rect(x - 15, 132, 30, 12, 'detail shade', 2),
        rect(x - 10, 144, 20, 16, 'detail paper', 2),
        path(d`M${x} 160V176`, 'cord'),
      ]),
      solid(180, 132, 84),
      rect(0, 0, 180, 132, 'outline paper', 6),
      rect(9, 9, 162, 114, 'detail paper', 4),
      [18, 162].flatMap((x) => [18, 114].map((y) => latch(x, y))),
      dataPlate(50, 24, 80),
      voltageSign(90, 78, 0.9),
      printed(90, 112, label),
    ],
  },
  enclosure: {
    box: box(0, -34, 210, 250),
    draw: ({ label }) => [
      feet(160, 190),
      hubRow(2, 160, 190),
      solid(160, 190, 100),
      door(160, 190),
      dataPlate(26, 24, 60),
      printed(80, 100, label),
    ],
  },
  vent: {
    box: box(-50, -90, 100, 180),
    draw: ({ label }) => [
      rect(-13, 24, 26, 58, 'outline paper', 2),
      strokes(7, (index) => d`M-13 ${34 + index * 7}L13 ${31 + index * 7}`, 'fine'),
      path('M-40 8H40L34 28H-34Z', 'outline light'),
      path('M-36 8V-50A36 20 0 0 1 36 -50V8Z', 'outline paper'),
      path('M18 8V-66A36 20 0 0 1 36 -50V8Z', 'shade'),
      path('M-36 8V-50A36 20 0 0 1 36 -50V8Z', 'outline'),
      path('M-36 -44A36 12 0 0 0 36 -44', 'fine'),
      strokes(5, (index) => d`M${-22 + index * 11} -6V-28`, 'detail'),
      printed(0, -48, label),
    ],
  },
  'conduit-seal': {
    box: box(-70, -100, 150, 200),
    draw: ({ label }) => [
      rect(-20, -96, 40, 40, 'outline paper', 2),
      rect(-20, 56, 40, 40, 'outline paper', 2),
      strokes(5, (index) => d`M-20 ${-88 + index * 7}H20M-20 ${62 + index * 7}H20`, 'fine'),
      path('M-34 -56H34C44 -30 44 30 34 56H-34C-44 30 -44 -30 -34 -56Z', 'outline light'),
      path('M14 -56H34C44 -30 44 30 34 56H14C26 20 26 -20 14 -56Z', 'shade'),
      path('M30 -24L60 -38L72 -14L42 2Z', 'outline paper'),
      path('M50 -33L62 -9', 'fine'),
      printed(-6, 8, label),
    ],
  },
  'conduit-hub': {
    box: box(-80, -80, 160, 170),
    draw: ({ label }) => [
      rect(-64, -18, 128, 24, 'outline light', 4),
      strokes(7, (index) => d`M${-52 + index * 17} -18V6`, 'fine'),
      rect(-46, 6, 92, 12, 'detail shade', 2),
      rect(-38, 18, 76, 54, 'outline paper', 2),
      strokes(6, (index) => d`M-38 ${28 + index * 8}L38 ${24 + index * 8}`, 'fine'),
      rect(-38, -58, 76, 40, 'outline paper', 2),
      ellipse(0, -58, 38, 12, 'outline shade'),
      ellipse(0, -58, 28, 8, 'detail paper'),
      printed(0, 82, label),
    ],
  },
  'mounting-feet': {
    box: box(-90, -80, 180, 160),
    draw: ({ label }) => [
      [-46, 46].map((x) => [
        path(d`M${x - 30} 60V-20A30 30 0 0 1 ${x + 30} -20V60Z`, 'outline light'),
        path(d`M${x - 30} 24H${x + 30}`, 'fine'),
        ellipse(x, -18, 10, 13, 'detail paper'),
        circle(x, 42, 7, 'detail paper'),
        path(d`M${x + 30} -20L${x + 38} -25V55L${x + 30} 60`, 'detail shade'),
      ]),
      printed(0, 74, label),
    ],
  },
  latch: {
    box: box(-60, -90, 140, 180),
    draw: ({ label }) => [
      path('M36 -76L54 -86V60L36 70Z', 'outline shade'),
      rect(-36, -76, 72, 146, 'outline paper', 6),
      path('M-16 -44H16V-8L22 44A22 22 0 0 1 -22 44L-16 -8Z', 'outline light'),
      circle(0, -26, 9, 'detail paper'),
      circle(0, 46, 8, 'detail paper'),
      [-64, 60].map((y) => circle(0, y, 5, 'detail light')),
      printed(0, 82, label),
    ],
  },
  nameplate: {
    box: box(-120, -60, 240, 128),
    draw: ({ label }) => [
      rect(-112, -48, 224, 108, 'outline light', 4),
      rect(-104, -40, 208, 92, 'fine', 2),
      [-96, 96].flatMap((x) => [-32, 44].map((y) => circle(x, y, 4, 'detail paper'))),
      path('M-80 -26H-20M-80 -14H-44', 'detail'),
      printed(20, -20, label),
      NAMEPLATE_CELLS.map(({ name, x }) => [
        rect(x - 17, 6, 32, 30, 'fine paper', 1),
        text(x - 1, 17, name, 'text label'),
        path(d`M${x - 11} 28h20`, 'detail'),
      ]),
    ],
    parts: { phase: [-65, 34], volts: [-31, 34], amps: [3, 34], horsepower: [37, 34], hertz: [71, 34] },
  },
  cable: {
    box: box(-104, -104, 208, 216),
    draw: ({ label }) => [
      [84, 70, 56].map((r, index) => ellipse(0, 8 - index * 9, r, r * 0.92, 'cord')),
      path('M84 6C104 40 70 96 20 100', 'cord'),
      path('M20 100C8 101 4 98 -8 106M20 100C8 99 2 96 -10 96', 'detail'),
      group(turned(0, 0, 0), rect(-16, -104, 32, 46, 'detail light', 4)),
      path('M-16 -88H16M-16 -74H16', 'fine'),
      printed(0, -4, label),
    ],
  },
  'splice-kit': {
    box: box(-110, -60, 220, 120),
    draw: ({ label }) => [
      path('M-108 0H108', 'cord'),
      rect(-62, -34, 124, 68, 'outline paper', 22),
      path('M-62 10A22 22 0 0 0 -40 34H40A22 22 0 0 0 62 12C30 24 -30 24 -62 10Z', 'shade'),
      rect(-62, -34, 124, 68, 'outline', 22),
      [-1, 1].map((side) => [
        rect(side * 74 - 14, -16, 28, 32, 'outline light', 4),
        strokes(3, (index) => d`M${side * 74 - 6 + index * 6} -16V16`, 'fine'),
      ]),
      path('M-40 -6C-20 -18 -10 8 0 -4S30 -12 42 0', 'detail'),
      printed(0, 48, label),
    ],
  },
} satisfies Partial<Record<string, PartFigure>>;
