import type { DeviceKind, Normally } from '../data/circuit.ts';
import { circle, type Drawn, d, line, path, rect } from './shape.ts';

/** A symbol around its middle, and how far its wires come from there. */
export interface Sign {
  reach: number;
  drawn: Drawn;
}

type DrawContact = (x: number, y: number, normally: Normally) => Sign;

const REACH = 14;
/** Half the width of a soft starter or a drive. */
export const BOX = 26;
const R = 3;
const eyes = (x: number, y: number): Drawn => [
  circle('terminal', x - REACH, y, R),
  circle('terminal', x + REACH, y, R),
];
const switched =
  (draw: (x: number, y: number, normally: Normally) => Drawn): DrawContact =>
  (x, y, normally) => ({
    reach: REACH + R,
    drawn: [draw(x, y, normally), eyes(x, y)],
  });

/** The blade of a switch that something below moves: hanging while open, resting on the right eye while closed. */
const blade = (x: number, y: number, normally: Normally): Drawn =>
  normally === 'open' ? line(x - 11, y + 1, x + 13, y + 11, 'symbol') : line(x - 11, y, x + 16, y - 4, 'symbol');
const stem = (x: number, y: number, normally: Normally, to: number): Drawn =>
  line(x + 1, normally === 'open' ? y + 6 : y - 2, x + 1, y + to, 'symbol');

const relay: DrawContact = (x, y, normally) => ({
  reach: 5,
  drawn: [
    path('symbol', d`M${x - 5} ${y - 11}V${y + 11}M${x + 5} ${y - 11}V${y + 11}`),
    normally === 'closed' ? line(x - 11, y + 11, x + 11, y - 11, 'symbol') : [],
  ],
});
const bar = (x: number, y: number, normally: Normally): Drawn => {
  const height = normally === 'open' ? -8 : -4;
  return path('symbol', d`M${x - 17} ${y + height}H${x + 17}M${x} ${y + height}V${y - 15}`);
};

/** The blade of a timed contact: the arrow shows that it moves late when its coil is energised. */
const timed = (x: number, y: number, normally: Normally): Drawn => [
  blade(x, y, normally),
  stem(x, y, normally, 18),
  path('symbol', d`M${x - 6} ${y + 25}L${x + 1} ${y + 18}L${x + 8} ${y + 25}`),
];

/** Contacts as North American diagrams draw them, with nothing energised. */
const symbols: Partial<Record<DeviceKind, DrawContact>> = {
  float: switched((x, y, normally) => [
    blade(x, y, normally),
    stem(x, y, normally, 15),
    circle('symbol', x + 1, y + 20, 5),
  ]),
  'thermal-switch': switched((x, y, normally) => [
    blade(x, y, normally),
    path('symbol', d`M${x + 1} ${y + (normally === 'open' ? 6 : -2)}V${y + 14}h7v6h-7v6h7`),
  ]),
  probe: (x, y) => ({
    reach: 8,
    drawn: path(
      'symbol',
      d`M${x - 8} ${y}V${y + 18}M${x + 8} ${y}V${y + 18}M${x - 14} ${y + 24}q3.500 -4 7 0t7 0t7 0t7 0`,
    ),
  }),
  // Turned, and it stays: drawn like a push button, HAND would seem to run the pump only while it is pressed.
  selector: switched((x, y, normally) => [
    bar(x, y, normally),
    path('symbol', d`M${x - 7} ${y - 11}V${y - 15}H${x + 7}V${y - 19}`),
  ]),
  button: switched((x, y, normally) => [bar(x, y, normally), path('symbol', d`M${x - 7} ${y - 15}H${x + 7}`)]),
  fuse: (x, y) => ({ reach: 15, drawn: [rect(x - 15, y - 6, 30, 12), line(x - 15, y, x + 15, y)] }),
  breaker: switched((x, y) => path('symbol', d`M${x - 13} ${y - 5}Q${x} ${y - 17} ${x + 13} ${y - 5}`)),
  disconnect: switched((x, y) => line(x - 11, y - 1, x + 10, y - 13, 'symbol')),
  protector: (x, y) => ({
    reach: 30,
    drawn: [
      path('symbol', d`M${x - 26} ${y - 5}Q${x - 14} ${y - 17} ${x - 2} ${y - 5}`),
      circle('terminal', x - 27, y, R),
      circle('terminal', x - 1, y, R),
      path('symbol', d`M${x + 2} ${y}H${x + 9}V${y - 8}H${x + 22}V${y}H${x + 30}`),
    ],
  }),
  plug: (x, y) => ({
    reach: 6,
    drawn: path(
      'symbol',
      d`M${x - 10} ${y - 6}L${x - 4} ${y}L${x - 10} ${y + 6}M${x - 2} ${y - 6}L${x + 4} ${y}L${x - 2} ${y + 6}M${x - 6} ${y}H${x - 4}M${x + 4} ${y}H${x + 6}`,
    ),
  }),
  // Boxes over all poles, drawn with the device.
  'soft-starter': () => ({ reach: BOX, drawn: [] }),
  drive: () => ({ reach: BOX, drawn: [] }),
  capacitor: (x, y) => ({
    reach: 4,
    drawn: path('symbol', d`M${x - 4} ${y - 12}V${y + 12}M${x + 9} ${y - 12}Q${x - 1} ${y} ${x + 9} ${y + 12}`),
  }),
  ammeter: (x, y) => ({ reach: 12, drawn: circle('symbol', x, y, 12) }),
  timer: switched(timed),
  'delay-relay': switched(timed),
};

/** The contact of a device. One that a coil moves is two bars. */
export const contactSymbol = (kind: DeviceKind, x: number, y: number, normally: Normally): Sign =>
  (symbols[kind] ?? relay)(x, y, normally);

/** How far the label must stay above the middle of a contact. */
export const labelLift = (kind: DeviceKind): number => LIFTS[kind] ?? 17;
const LIFTS: Partial<Record<DeviceKind, number>> = { selector: 24, button: 21 };

/** The aids of a device whose poles have a symbol of their own are drawn in a ladder as two bars. */
export const ladderKind = (kind: DeviceKind): DeviceKind => (POLES_APART.has(kind) ? 'relay' : kind);
const POLES_APART: ReadonlySet<DeviceKind> = new Set(['breaker', 'protector', 'soft-starter', 'drive']);
