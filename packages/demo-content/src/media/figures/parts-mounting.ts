import { circle, d, ellipse, group, line, path, rect, strokes, text, turned } from '../drawing/shape.ts';
import { dataPlate, voltageSign } from './door-parts.ts';
import { latch, solid } from './enclosure.ts';
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
} satisfies Partial<Record<string, PartFigure>>;
