import type { Circuit, Device } from '../data/circuit.ts';
import { BOX, contactSymbol, ladderKind } from './contact-symbols.ts';
import { type Drawn, d, line, path, rect, terminal, text } from './shape.ts';

/** The room that the run command of a drive takes below the last line. */
export const COMMAND = 62;

const EDGE = 14;

export const isBoxed = ({ kind }: Device): boolean => kind === 'soft-starter' || kind === 'drive';

/** A soft starter (a ramp) or a drive (one alternating current made into another) over its poles, with the contact that it senses below. */
export function converterBox(
  { kind, senses }: Device,
  devices: Circuit['devices'],
  x: number,
  first: number,
  last: number,
): Drawn {
  const [top, bottom] = [first - EDGE, last + EDGE];
  const middle = (top + bottom) / 2;
  return [
    rect(x - BOX, top, 2 * BOX, bottom - top),
    kind === 'drive'
      ? [line(x - BOX, bottom, x + BOX, top, 'symbol'), wave(x - 12, top + 18), wave(x + 12, bottom - 18)]
      : path('symbol', d`M${x - 16} ${middle + 14}h6L${x + 6} ${middle - 14}h10`),
    senses === undefined ? [] : command(senses, devices[senses.contact], x, bottom),
  ];
}

const wave = (x: number, y: number): Drawn => path('symbol', d`M${x - 8} ${y}q4 -7 8 0t8 0`);

/** Wires go down past the ground, which runs below the last line. */
function command(
  { contact, terminals, normally = 'open' }: NonNullable<Device['senses']>,
  device: Device | undefined,
  x: number,
  bottom: number,
): Drawn {
  if (device === undefined) return [];
  const y = bottom + COMMAND - 2;
  const symbol = contactSymbol(ladderKind(device.kind), x, y, normally);
  return [
    [-16, 16].map((aside, nth) => [
      line(x + aside, bottom, x + aside, y),
      line(x + aside, y, x + Math.sign(aside) * symbol.reach, y),
      terminal(x + aside, bottom),
      text('mark', x + aside + Math.sign(aside) * 8, bottom + 38, terminals[nth] ?? '', nth === 0 ? 'end' : 'start'),
    ]),
    symbol.drawn,
    text('label', x + 26, y + 4, contact, 'start'),
  ];
}
