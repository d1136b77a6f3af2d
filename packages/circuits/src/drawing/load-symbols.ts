import type { Device } from '../data/circuit.ts';
import type { Sign } from './contact-symbols.ts';
import { circle, type Drawn, d, line, path, rect, text, widthOf } from './shape.ts';

type DrawLoad = (x: number, y: number, label: string, device: Device) => Sign;

/** A circle around its label, so wide that the label does not touch it. */
export const coil: DrawLoad = (x, y, label) => {
  const style = label.length > 3 ? 'small' : 'label';
  const r = Math.max(17, widthOf(label, style) / 2 + 4);
  return { reach: r, drawn: [circle('symbol', x, y, r), text(style, x, y + 4, label)] };
};

const boxed: DrawLoad = (x, y, label) => {
  const half = Math.max(24, widthOf(label, 'label') / 2 + 8);
  return { reach: half, drawn: [rect(x - half, y - 15, 2 * half, 30), text('label', x, y + 4.5, label)] };
};

const lettered =
  (letter: (device: Device) => string, aside: (x: number, y: number) => Drawn): DrawLoad =>
  (x, y, label, device) => ({
    reach: 14,
    drawn: [
      aside(x, y),
      circle('symbol', x, y, 14),
      text('label', x, y + 4.5, letter(device)),
      text('label', x - 24, y - 12, label, 'end'),
    ],
  });

const rays = (x: number, y: number): Drawn =>
  [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => line(x + 10 * across, y + 10 * down, x + 15 * across, y + 15 * down, 'symbol')),
  );

const symbols: Partial<Record<Device['kind'], DrawLoad>> = {
  lamp: lettered(({ colour }) => colour ?? '', rays),
  meter: lettered(
    () => 'M',
    () => [],
  ),
  horn: (x, y, label) => ({
    reach: 14,
    drawn: [
      path('symbol', d`M${x - 14} ${y - 6}H${x - 4}L${x + 14} ${y - 14}V${y + 14}L${x - 4} ${y + 6}H${x - 14}Z`),
      text('label', x - 24, y - 12, label, 'end'),
    ],
  }),
  heater: (x, y, label) => ({
    reach: 20,
    drawn: [
      path('symbol', d`M${x - 20} ${y}l4 -7l7 14l7 -14l7 14l7 -14l4 7h4`),
      text('label', x - 24, y - 12, label, 'end'),
    ],
  }),
  monitor: boxed,
  'soft-starter': boxed,
  sender: boxed,
};

/** A load between two wires; a coil unless it is something else. */
export const loadSymbol = (label: string, device: Device, x: number, y: number): Sign =>
  (symbols[device.kind] ?? coil)(x, y, label, device);

/** A motor at the end of its lines: a circle, drawn out by `tall` to either side where many lines end at it. */
export const motorSign = (x: number, y: number, r: number, tall: number, label: string, device: Device): Drawn => [
  tall === 0
    ? circle('symbol', x, y, r)
    : path(
        'symbol',
        d`M${x - r} ${y - tall}Q${x - r} ${y - tall - r} ${x} ${y - tall - r}Q${x + r} ${y - tall - r} ${x + r} ${y - tall}V${y + tall}Q${x + r} ${y + tall + r} ${x} ${y + tall + r}Q${x - r} ${y + tall + r} ${x - r} ${y + tall}Z`,
      ),
  text('label', x, y - 1, label),
  text('small', x, y + 13, device.phases === 3 ? '3 ph' : '1 ph'),
];

/** The sign of ground, hanging from a wire at x, y. */
export const groundSign = (x: number, y: number): Drawn =>
  path(
    'symbol',
    d`M${x} ${y}V${y + 12}M${x - 10} ${y + 12}H${x + 10}M${x - 6} ${y + 16}H${x + 6}M${x - 2.5} ${y + 20}H${x + 2.5}`,
  );
