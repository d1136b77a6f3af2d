import { at, type Drawn, d, group, mirrored, path, rect } from '../drawing/shape.ts';
import type { Basin } from './basin.ts';

/** A submersible pump, feet at 0, 0, discharge to the right. 116 high. */
const pump: Drawn = [
  path('M-24 -20H26V-4H-24Z', 'detail shade'),
  path('M-30 -4H34M-24 -4V2M26 -4V2', 'detail'),
  path('M-22 -20V-86A12 12 0 0 1 -10 -98H12A12 12 0 0 1 24 -86V-20Z', 'paper'),
  path('M8 -98H12A12 12 0 0 1 24 -86V-20H10C16 -44 15 -74 8 -98Z', 'shade'),
  path('M-22 -20V-86A12 12 0 0 1 -10 -98H12A12 12 0 0 1 24 -86V-20Z', 'outline'),
  path('M-22 -78H24M-22 -66H24M-22 -40H24', 'fine'),
  path('M-8 -98V-108A6 6 0 0 1 -2 -114H4A6 6 0 0 1 10 -108V-98', 'detail'),
  path('M26 -22H44V-36', 'detail'),
];
const RISER = 44;

/** Places of the pumps, each with the side its riser stands on. */
function pumpPlaces(basin: Basin, count: number): { x: number; riser: number; isMirrored: boolean }[] {
  const k = basin.pumpScale;
  const first = 40 * k + 14;
  const last = Math.max(first, basin.width * (count === 2 ? 0.64 : 0.58));
  return Array.from({ length: count }, (_, index) => {
    const isMirrored = count === 2 && index === 1;
    const x = count === 1 ? first : first + (index * (last - first)) / (count - 1);
    return { x, riser: x + (isMirrored ? -RISER : RISER) * k, isMirrored };
  });
}

/** Pumps with risers, valves and the header that leaves at the left (over the floor of a sump, upward). */
export function pumping(basin: Basin, count: number): Drawn {
  if (count === 0) return null;
  const places = pumpPlaces(basin, count);
  const { depth, wall, pumpScale: k, cover, buried } = basin;
  const isUp = cover === 'floor';
  const header = isUp ? -64 : cover === 'riser' ? buried + 12 : 28;
  const last = Math.max(...places.map(({ riser }) => riser));
  const outX = -wall - 56;
  return [
    places.map(({ riser }) => [
      rect(riser - 6, header, 12, depth - 34 * k - header, 'light'),
      path(d`M${riser - 6} ${depth - 34 * k}V${header}M${riser + 6} ${depth - 34 * k}V${header}`, 'detail'),
      rect(riser - 10, depth - 40 * k, 20, 8, 'detail light'),
    ]),
    rect(outX, header - 6, last + 6 - outX, 12, 'light'),
    path(
      d`M${outX} ${header - 6}H${last + 6}V${header + 6}${headerUnder(places, header)}H${outX}M${outX} ${header - 10}v20`,
      'detail',
    ),
    path(
      d`M${-wall - 8} ${header}H${outX + 16}M${outX + 24} ${header - 5}L${outX + 14} ${header}L${outX + 24} ${header + 5}`,
      'flow',
    ),
    places.map(({ riser }) => valve(riser, isUp ? -24 : header + (cover === 'riser' ? 34 : 56))),
    places.map(({ x, isMirrored }) => group(isMirrored ? mirrored(x, depth - 2, k) : at(x, depth - 2, k), pump)),
  ];
}

/** The lower edge of the header from right to left, open where the risers join. */
const headerUnder = (places: readonly { riser: number }[], header: number): string =>
  places
    .toSorted((a, b) => b.riser - a.riser)
    .map(({ riser }) => d`H${riser + 6}M${riser - 6} ${header + 6}`)
    .join('');

const valve = (x: number, y: number): Drawn => [
  rect(x - 11, y - 10, 22, 20, 'detail light', 2),
  path(d`M${x - 6} ${y + 5}L${x + 6} ${y - 4}`, 'detail'),
];
