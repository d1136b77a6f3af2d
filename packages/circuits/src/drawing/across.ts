import type { Across, Circuit } from '../data/circuit.ts';
import { contactSymbol } from './contact-symbols.ts';
import { converterBox, isBoxed } from './converter-box.ts';
import { type Drawn, line, text } from './shape.ts';

/** From one line to the next, and from one device in the lines to the next. */
export const ROW = 32;
export const COLUMN = 100;

type Devices = Circuit['devices'];

/** Draws a device with a pole in each of its lines, the poles tied. */
export function drawAcross(
  { device: label, poles, normally = 'closed' }: Across,
  devices: Devices,
  rowOf: ReadonlyMap<string, number>,
  x: number,
): Drawn {
  const device = devices[label];
  if (device === undefined) return [];
  const middle = x + COLUMN / 2;
  const ys = poles.map((mark) => rowOf.get(mark) ?? 0).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [ys[0], ys.at(-1)];
  const isTied = ys.length > 1 && device.kind !== 'fuse' && device.kind !== 'plug';
  const lift = device.kind === 'breaker' || device.kind === 'protector' || device.kind === 'disconnect' ? 12 : 0;
  return [
    isTied && !isBoxed(device) ? line(middle, first - lift, middle, last - lift, 'linked') : [],
    isBoxed(device) ? converterBox(device, devices, middle, first, last) : [],
    ys.map((y) => {
      const { drawn } = contactSymbol(device.kind, middle, y, normally);
      return drawn;
    }),
    device.kind === 'ammeter' ? text('label', middle, first + 4, 'A') : [],
    text('label', middle, first - 19, label),
  ];
}

/** The place of a device in a line. */
interface Gap {
  mark: string;
  middle: number;
  reach: number;
}

export const gapsOf = (through: readonly Across[], devices: Devices, start: number): Gap[] =>
  through.flatMap(({ device, poles, normally = 'closed' }, nth) => {
    const { reach } = contactSymbol(devices[device]?.kind ?? 'relay', 0, 0, normally);
    return poles.map((mark) => ({ mark, middle: start + nth * COLUMN + COLUMN / 2, reach }));
  });

/** Draws a wire from left to right, left out where a device stands in it. */
export function wire(mark: string, left: number, right: number, y: number, gaps: readonly Gap[]): Drawn {
  let at = left;
  const pieces: Drawn[] = [];
  for (const gap of gaps.filter((one) => one.mark === mark)) {
    pieces.push(line(at, y, gap.middle - gap.reach, y));
    at = gap.middle + gap.reach;
  }
  return [pieces, line(at, y, right, y)];
}
