import type { Circuit, DeviceKind, Feed } from '../data/circuit.ts';
import { contactSymbol } from './contact-symbols.ts';
import type { Rails } from './ladder.ts';
import { groundSign } from './load-symbols.ts';
import { type Drawn, d, dot, line, path, rect, text } from './shape.ts';

/** The vertical conductors of a supply: where each stands. */
export interface Buses {
  at: ReadonlyMap<string, number>;
  right: number;
}

export interface FedRails {
  drawn: Drawn;
  rails: Rails;
  /** Down to where each conductor is tapped. */
  taps: ReadonlyMap<string, number>;
  bottom: number;
}

/** How far right of the buses a feed reaches. */
export const feedWidth = ({ through }: Feed): number => (through === undefined ? 100 : COIL + WINDINGS + 110);

const COIL = 140;
const WINDINGS = 34;

/** Brings a supply to the rails: straight, or through a transformer or a power supply. */
export const drawFeed = (
  feed: Feed,
  devices: Circuit['devices'],
  buses: Buses,
  left: number,
  right: number,
  top: number,
): FedRails =>
  feed.through === undefined
    ? drawStraight(feed, buses, left, right, top)
    : drawThrough(feed, { label: feed.through, kind: devices[feed.through]?.kind }, buses, left, right, top);

function drawStraight(
  { from: [hot, back], fuses }: Feed,
  buses: Buses,
  left: number,
  right: number,
  top: number,
): FedRails {
  const [backY, hotY] = [top + 14, top + 54];
  const [hotX, backX] = [buses.at.get(hot) ?? left, buses.at.get(back) ?? left];
  const fuseX = left + 46;
  return {
    drawn: [withFuse(fuses[1], backX, right, backY, buses.right + 56), withFuse(fuses[0], left, hotX, hotY, fuseX)],
    rails: { left, right, leftFrom: hotY, rightFrom: backY },
    taps: new Map([
      [hot, hotY],
      [back, backY],
    ]),
    bottom: hotY + 50,
  };
}

interface Source {
  label: string;
  kind: DeviceKind | undefined;
}

function drawThrough(
  feed: Feed,
  { label, kind }: Source,
  buses: Buses,
  left: number,
  right: number,
  top: number,
): FedRails {
  const { from, fuses, secondary = '' } = feed;
  const isTransformer = kind === 'transformer';
  const [upper, lower, under] = [top + 20, top + 70, top + 112];
  const coil = buses.right + COIL;
  const out = coil + WINDINGS;
  const primary = [upper, lower].map((y, side) => {
    const mark = from[side] ?? '';
    return withFuse(fuses[side] ?? '', buses.at.get(mark) ?? left, coil, y, buses.right + 56);
  });
  return {
    drawn: [
      primary,
      isTransformer ? windings(coil, out, upper, lower) : converter(coil, out, upper, lower),
      text('label', (coil + out) / 2, upper - 22, label),
      text('small', coil - 10, upper - 6, isTransformer ? 'H1' : 'in', 'end'),
      text('small', coil - 10, lower - 6, isTransformer ? 'H2' : 'in', 'end'),
      text('small', out + 10, upper - 6, isTransformer ? 'X2' : '–', 'start'),
      text('small', out + 10, lower - 6, isTransformer ? 'X1' : '+', 'start'),
      line(out, upper, right, upper),
      isTransformer ? [dot(out + 60, upper), groundSign(out + 60, upper)] : [],
      line(out, lower, out + 40, lower),
      line(out + 40, lower, out + 40, under),
      withFuse(secondary, left, out + 40, under, left + 46),
    ],
    rails: { left, right, leftFrom: under, rightFrom: upper },
    taps: new Map([
      [from[0], upper],
      [from[1], lower],
    ]),
    bottom: under + 50,
  };
}

/** A wire from left to right with a fuse at x, if it has one. */
function withFuse(fuse: string, left: number, right: number, y: number, x: number): Drawn {
  if (fuse === '') return line(left, y, right, y);
  const { reach, drawn } = contactSymbol('fuse', x, y, 'closed');
  return [line(left, y, x - reach, y), line(x + reach, y, right, y), drawn, text('label', x, y - 12, fuse)];
}

function windings(left: number, right: number, top: number, bottom: number): Drawn {
  const turns = 4;
  const step = (bottom - top) / turns;
  const winding = (x: number, bulge: number): string =>
    Array.from({ length: turns }, (_, nth) => d`M${x} ${top + nth * step}q${bulge} ${step / 2} 0 ${step}`).join('');
  const middle = (left + right) / 2;
  return [
    path('symbol', winding(left, 18)),
    path('symbol', winding(right, -18)),
    path('symbol', d`M${middle - 2} ${top}V${bottom}M${middle + 2} ${top}V${bottom}`),
  ];
}

const converter = (left: number, right: number, top: number, bottom: number): Drawn => [
  rect(left, top - 10, right - left, bottom - top + 20),
  line(left, bottom + 10, right, top - 10, 'symbol'),
];
