import type { PanelModule } from '../../drawing-spec.ts';
import { at, circle, type Drawn, d, group, line, path, rect, strokes } from '../drawing/shape.ts';

/** A module on the rail: drawn from its top left, the rail 33 below. */
interface Module {
  width: number;
  height: number;
  draw: Drawn;
}

/** Terminal block at the top and bottom, over the full width. */
const clamps = (width: number, height: number, poles: number): Drawn => [
  rect(0, 0, width, 12, 'fine light', 1),
  rect(0, height - 12, width, 12, 'fine light', 1),
  Array.from({ length: poles }, (_, pole) => (width * (pole + 0.5)) / poles).map((x) => [
    circle(x, 6, 3, 'fine paper'),
    circle(x, height - 6, 3, 'fine paper'),
  ]),
];
const body = (width: number, height: number): Drawn => rect(0, 0, width, height, 'detail paper', 2);

const lever = (x: number, y: number): Drawn => [
  rect(x - 5, y - 8, 10, 16, 'fine shade', 1),
  rect(x - 4, y - 11, 8, 8, 'fine paper', 1),
];

/** A plug-in relay of the rail, with its window and mark. */
const relayModule = (mark: Drawn): Module => ({
  width: 24,
  height: 54,
  draw: [body(24, 54), rect(4, 8, 16, 14, 'fine shade', 1), mark, line(0, 45, 24, 45, 'fine')],
});

const meter = (digits: number, mark: string): Module => ({
  width: 38,
  height: 32,
  draw: [
    body(38, 32),
    rect(5, 7, 28, 11, 'fine light', 1),
    strokes(digits - 1, (index) => d`M${5 + (28 * (index + 1)) / digits} 7v11`, 'fine'),
    path(mark, 'fine'),
  ],
});

export const modules: Record<PanelModule, Module> = {
  breaker: { width: 24, height: 62, draw: [body(24, 62), clamps(24, 62, 1), lever(12, 32)] },
  protector: {
    width: 40,
    height: 66,
    draw: [
      body(40, 66),
      clamps(40, 66, 3),
      circle(20, 27, 9.5, 'detail light'),
      line(20, 27, 26, 21, 'detail'),
      rect(10, 41, 20, 8, 'fine shade', 1),
    ],
  },
  contactor: { width: 44, height: 62, draw: [body(44, 62), clamps(44, 62, 3), rect(10, 18, 24, 26, 'fine shade', 1)] },
  overload: {
    width: 40,
    height: 52,
    draw: [
      body(40, 52),
      clamps(40, 52, 3),
      circle(13, 26, 6, 'fine light'),
      line(13, 26, 17, 22, 'fine'),
      rect(24, 21, 10, 10, 'fine accent', 1),
    ],
  },
  relay: relayModule(circle(12, 33, 2.8, 'fine paper')),
  alternator: {
    width: 34,
    height: 54,
    draw: [body(34, 54), rect(5, 7, 24, 16, 'fine shade', 1), path('M9 36h14l-4 -4M25 42H11l4 4', 'detail')],
  },
  'is-barrier': {
    width: 22,
    height: 62,
    draw: [
      rect(0, 0, 22, 62, 'detail level', 2),
      rect(3, 14, 16, 34, 'fine paper', 1),
      circle(11, 7, 3, 'fine paper'),
      circle(11, 55, 3, 'fine paper'),
      path('M7 26h8M7 31h8M7 36h5', 'fine'),
    ],
  },
  'seal-fail': relayModule(path('M12 27C9 32 8 34 8 36A4 4 0 0 0 16 36C16 34 15 32 12 27Z', 'fine water')),
  transformer: {
    width: 52,
    height: 56,
    draw: [
      rect(0, 8, 52, 42, 'detail shade', 1),
      rect(8, 0, 14, 56, 'detail paper', 2),
      rect(30, 0, 14, 56, 'detail paper', 2),
      strokes(6, (index) => d`M8 ${10 + index * 7}h14M30 ${10 + index * 7}h14`, 'fine'),
    ],
  },
  'hour-meter': meter(5, 'M12 25h14M19 22v6'),
  counter: meter(4, 'M10 25h5M17 25h5M24 25h5'),
  controller: {
    width: 74,
    height: 62,
    draw: [
      body(74, 62),
      rect(7, 10, 60, 24, 'detail light', 1),
      path('M13 18h26M13 26h18', 'fine'),
      path('M48 30V24h5V30M56 30V18h5V30', 'fine shade'),
      [16, 30, 44, 58].map((x) => circle(x, 46, 4.5, 'fine light')),
    ],
  },
  timer: {
    width: 38,
    height: 54,
    draw: [
      body(38, 54),
      circle(19, 25, 13, 'detail light'),
      path('M19 25V15M19 25L26 29', 'detail'),
      path('M8 46h22', 'fine'),
    ],
  },
  heater: {
    width: 36,
    height: 60,
    draw: [
      rect(0, 0, 36, 60, 'detail light', 2),
      strokes(6, (index) => d`M${6 + index * 4.8} 6V42`, 'detail'),
      circle(18, 51, 4, 'fine paper'),
    ],
  },
  'surge-arrester': {
    width: 22,
    height: 62,
    draw: [body(22, 62), clamps(22, 62, 1), path('M13 19L7 33H12L9 43L16 28H11Z', 'fine accent')],
  },
  sender: {
    width: 52,
    height: 56,
    draw: [
      body(52, 56),
      path('M14 34A12 12 0 0 1 38 34M19 36A7 7 0 0 1 33 36', 'detail'),
      circle(26, 38, 2, 'line'),
      rect(8, 6, 12, 8, 'fine shade', 1),
      line(44, 0, 44, -16, 'outline'),
    ],
  },
  capacitors: {
    width: 48,
    height: 60,
    draw: [0, 26].map((x) =>
      group(
        at(x, 0),
        rect(0, 10, 22, 50, 'detail paper', 4),
        path('M0 16A11 4 0 0 1 22 16', 'detail light'),
        rect(6, 4, 3, 8, 'fine shade'),
        rect(13, 4, 3, 8, 'fine shade'),
        path('M6 34h10M6 40h10', 'fine'),
      ),
    ),
  },
  battery: {
    width: 58,
    height: 50,
    draw: [
      rect(0, 8, 58, 42, 'detail light', 2),
      rect(8, 2, 9, 6, 'detail paper', 1),
      rect(41, 2, 9, 6, 'detail paper', 1),
      path('M8 20h9M41 20h9M45.5 15.5v9', 'detail'),
      path('M10 36h38', 'fine'),
    ],
  },
  'soft-starter': {
    width: 44,
    height: 68,
    draw: [
      body(44, 68),
      clamps(44, 68, 3),
      path('M9 42L17 24H35', 'detail'),
      rect(9, 46, 26, 6, 'fine shade', 1),
      circle(13, 18, 2, 'fine accent'),
    ],
  },
  'star-delta': {
    width: 44,
    height: 66,
    draw: [
      [0, 15, 30].map((x) => group(at(x, 0), body(14, 40), rect(3, 12, 8, 16, 'fine shade', 1))),
      rect(0, 42, 44, 24, 'detail light', 2),
      path('M7 61L12 48L17 61ZM30 54V62M30 54L25 48M30 54L35 48', 'detail'),
    ],
  },
  drive: {
    width: 44,
    height: 72,
    draw: [
      body(44, 72),
      rect(7, 7, 30, 16, 'detail light', 1),
      path('M11 15h8M23 15h10', 'fine'),
      [14, 22, 30].map((x) => circle(x, 30, 2.6, 'fine paper')),
      path('M9 44C12 36 15 36 18 44S24 52 27 44S33 36 36 44', 'detail'),
      rect(2, 58, 40, 12, 'fine light', 1),
      [9, 22, 35].map((x) => circle(x, 64, 3, 'fine paper')),
    ],
  },
  terminals: { width: 120, height: 28, draw: [] },
};

/** A strip of terminal blocks. */
export function terminalStrip(x: number, y: number, count: number, width = 11): Drawn {
  const blocks = Array.from({ length: count }, (_, index) => x + index * width);
  return [
    rect(x, y, count * width, 26, 'detail paper', 1),
    blocks.slice(1).map((left) => line(left, y, left, y + 26, 'fine')),
    blocks.map((left) => [
      circle(left + width / 2, y + 6.5, 2.7, 'fine light'),
      circle(left + width / 2, y + 19.5, 2.7, 'fine light'),
    ]),
  ];
}

/** A slotted wire duct, level. */
export const duct = (x: number, y: number, width: number, height = 14): Drawn => [
  rect(x, y, width, height, 'detail light', 1),
  strokes(
    Math.floor(width / 6) - 1,
    (index) => d`M${x + 6 + index * 6} ${y}v3.5M${x + 6 + index * 6} ${y + height}v-3.5`,
    'fine',
  ),
];

/** A mounting rail with its slots. */
export const rail = (x: number, y: number, width: number): Drawn => [
  rect(x, y, width, 9, 'fine paper'),
  path(d`M${x} ${y + 3}H${x + width}M${x} ${y + 6}H${x + width}`, 'fine'),
];
