import { circle, type Drawn, d, ellipse, line, type Point, path, rect } from '../drawing/shape.ts';

/** Cabinet oblique: depth runs up to the right at 30 degrees, at half its length. */
const ACROSS = 0.433;
const UP = 0.25;

export const back = (depth: number): Point => [depth * ACROSS, -depth * UP];

/** Right side and top of a box whose front face starts at 0, 0. */
export function solid(width: number, height: number, depth: number): Drawn {
  const [dx, dy] = back(depth);
  return [
    path(d`M${width} 0L${width + dx} ${dy}V${height + dy}L${width} ${height}Z`, 'outline shade'),
    path(d`M0 0L${dx} ${dy}H${width + dx}L${width} 0Z`, 'outline light'),
  ];
}

/** A quarter-turn latch with its slot. */
export const latch = (x: number, y: number): Drawn => [
  circle(x, y, 5.5, 'detail light'),
  line(x - 3.2, y - 3.2, x + 3.2, y + 3.2, 'detail'),
];

/** A conduit hub under the bottom, its thread below. */
export const hub = (x: number, y: number): Drawn => [
  rect(x - 11, y, 22, 7, 'detail shade', 1),
  rect(x - 8, y + 7, 16, 11, 'detail paper', 1),
  line(x - 8, y + 10.7, x + 8, y + 10.7, 'fine'),
  line(x - 8, y + 14.3, x + 8, y + 14.3, 'fine'),
];
export const HUB_LENGTH = 18;

/** A mounting foot that stands out above or below. */
const foot = (x: number, y: number): Drawn => [
  rect(x - 11, y, 22, 14, 'detail light', 2),
  ellipse(x, y + 7, 4, 2.6, 'fine paper'),
];

/** Four feet; a deep top hides those above. */
export function feet(width: number, height: number): Drawn {
  const inset = Math.min(34, width * 0.22);
  return [inset, width - inset].map((x) => [foot(x, -12), foot(x, height - 2)]);
}

/** Hubs in a row, centred. */
export function hubRow(count: number, width: number, height: number): Drawn {
  return hubCentres(count, width).map((x) => hub(x, height));
}

export function hubCentres(count: number, width: number): number[] {
  const step = Math.min(42, (width - 30) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => width / 2 + (index - (count - 1) / 2) * step);
}

/** The raised door of a closed box, with hinges on the left and latches on the right. */
export function door(width: number, height: number): Drawn {
  const hingeAt = Math.min(36, height * 0.16);
  return [
    rect(0, 0, width, height, 'outline paper', 4),
    rect(9, 9, width - 18, height - 18, 'detail paper', 6),
    rect(13, 13, width - 26, height - 26, 'fine', 4),
    [hingeAt, height - hingeAt - 28].map((y) => [
      rect(1.5, y, 8, 28, 'detail light', 2),
      line(1.5, y + 9.3, 9.5, y + 9.3, 'fine'),
      line(1.5, y + 18.6, 9.5, y + 18.6, 'fine'),
    ]),
    latch(width - 22, Math.min(50, height * 0.24)),
    height > 120 && latch(width - 22, height - Math.min(50, height * 0.24)),
  ];
}
