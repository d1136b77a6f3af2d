import type { PostDrawing } from '../../drawing-spec.ts';
import { INCH, inches, LEFT, type Picture } from '../drawing/picture.ts';
import { circle, type Drawn, d, group, line, path, rect, strokes } from '../drawing/shape.ts';
import { beacon } from './door-parts.ts';
import { back, solid } from './enclosure.ts';

/** A junction or power post at the riser of a tank, cords going down beside it. */
export function groundPost(spec: PostDrawing): Picture {
  const [width, height, depth] = [84, Math.max(10, spec.height) * INCH, 80];
  const [dx, dy] = back(depth);
  const coverHigh = Math.min(150, height * 0.52);
  const openingY = 16;
  return {
    drawn: [
      cords(width, height),
      spec.beacon ? null : path(d`M${width / 2 + dx / 2 - 12} ${dy / 2}a12 4 0 0 1 24 0`, 'detail light'),
      solid(width, height, depth),
      spec.beacon && beacon(width / 2 + dx / 2, dy / 2 + 2, 1.05),
      rect(0, 0, width, height, 'outline paper', 3),
      rect(8, 8, width - 16, coverHigh, 'detail paper', 3),
      rect(16, openingY, width - 32, 16, 'fine light', 1),
      path(d`M22 ${openingY + 6}h24M22 ${openingY + 11}h16`, 'fine'),
      circle(width / 2, coverHigh - 8, 5, 'detail light'),
      breakers(spec.breakers, width, openingY + 26, coverHigh - 52),
      spec.receptacle && receptacle(width / 2, coverHigh + 40),
      line(8, height - 24, width - 8, height - 24, 'fine'),
      line(8, height - 16, width - 8, height - 16, 'fine'),
      grade(width, height),
    ],
    box: {
      x: -52,
      y: spec.beacon ? dy / 2 - 52 : dy,
      width: width + dx + 104,
      height: height + 44 - (spec.beacon ? dy / 2 - 52 : dy),
    },
    parts: {
      enclosure: [width + dx / 2, height * 0.4],
      cover: [width - 16, coverHigh * 0.8],
      cord: [width / 2 + 30, height + 24],
      ...(spec.beacon ? { beacon: [width / 2 + dx / 2 + 14, dy / 2 - 26] as const } : {}),
      ...(spec.receptacle ? { receptacle: [width / 2 + 10, coverHigh + 40] as const } : {}),
      ...(spec.breakers > 0 ? { breakers: [width / 2 + 8, openingY + 50] as const } : {}),
    },
    measures: [{ from: [-4, 0], to: [-4, height], out: LEFT, text: inches(spec.height) }],
  };
}

function breakers(count: number, width: number, top: number, room: number): Drawn {
  if (count === 0) return null;
  const high = Math.min(56, room);
  const step = Math.min(22, (width - 28) / count);
  return Array.from({ length: count }, (_, index) => width / 2 + (index - count / 2) * step).map((x) => [
    rect(x + 1, top, step - 2, high, 'detail light', 1),
    rect(x + step / 2 - 4, top + high * 0.3, 8, high * 0.4, 'fine shade', 1),
    rect(x + step / 2 - 3, top + high * 0.26, 6, 8, 'fine paper', 1),
  ]);
}

/** A duplex receptacle under its cover. */
export const receptacle = (x: number, y: number): Drawn =>
  group(
    [1, 0, 0, 1, x, y],
    rect(-17, -27, 34, 54, 'detail light', 3),
    [-12, 12].map((middle) => [
      circle(0, middle, 10, 'detail paper'),
      path(d`M-4 ${middle - 4}v5M4 ${middle - 4}v5M0 ${middle + 3}v3`, 'detail'),
    ]),
  );

export const cords = (width: number, height: number): Drawn =>
  [-8, 8].map((x, index) =>
    path(
      d`M${width / 2 + x} ${height}C${width / 2 + x} ${height + 22} ${width / 2 + 26 + index * 10} ${height + 12} ${width / 2 + 40 + index * 18} ${height + 38}`,
      'cord',
    ),
  );

export const grade = (width: number, height: number): Drawn => [
  path(d`M-50 ${height}H0M${width} ${height}H${width + 82}`, 'outline'),
  strokes(4, (index) => d`M${-38 + index * 12} ${height + 1}l-8 9`, 'fine'),
  strokes(6, (index) => d`M${width + 14 + index * 12} ${height + 1}l-8 9`, 'fine'),
];
