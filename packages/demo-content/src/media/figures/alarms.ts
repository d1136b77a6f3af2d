import type { TopAlarmDrawing, WallAlarmDrawing } from '../../drawing-spec.ts';
import { accentFill, DOWN, DOWN_RIGHT, inches, LEFT, type Measure, type Picture } from '../drawing/picture.ts';
import { at, circle, type Drawn, d, group, line, type Point, path, rect, strokes } from '../drawing/shape.ts';
import { dataPlate, horn, lamp, toggle } from './door-parts.ts';
import { back, hub, latch, solid } from './enclosure.ts';

const boxMeasures = (width: number, height: number, [dx, dy]: Point, said: [number, number, number]): Measure[] => [
  { from: [0, 0], to: [0, height], out: LEFT, text: inches(said[1]) },
  { from: [0, height], to: [width, height], out: DOWN, text: inches(said[0]) },
  { from: [width, height], to: [width + dx, height + dy], out: DOWN_RIGHT, text: inches(said[2]) },
];

/** Units to the inch of the small indoor boxes, drawn larger than panels. */
const FINE_INCH = 32;

/** An indoor alarm: lamp bar, horn, display, test and silence, on its plug's cord or on conduit. */
export function wallAlarm(spec: WallAlarmDrawing): Picture {
  const [width, height, depth] = [spec.width * FINE_INCH, spec.height * FINE_INCH, spec.depth * FINE_INCH];
  const [dx, dy] = back(depth);
  const rows = [spec.beacon && 40, spec.display && 44, spec.horn && 58, 34].filter((row) => row !== false);
  const scale = Math.min(1.5, (width - 24) / 104, (height - 24) / (rows.reduce((sum, row) => sum + row, 0) + 8));
  const inside = (height - 24) / scale;
  const gap = (inside - rows.reduce((sum, row) => sum + row, 0)) / rows.length;
  const parts: Record<string, Point> = {};
  let y = gap / 2;
  const row = (name: string, high: number, draw: (top: number) => Drawn, x = 40): Drawn => {
    const top = y;
    y += high + gap;
    parts[name] = [width / 2 + (x - 52) * scale, 12 + (top + high / 2) * scale];
    return draw(top);
  };
  return {
    drawn: [
      spec.plug
        ? path(
            d`M${width / 2} ${height}V${height + 26}C${width / 2} ${height + 52} ${width / 2 + 46} ${height + 30} ${width / 2 + 46} ${height + 64}`,
            'cord',
          )
        : hub(width / 2, height),
      solid(width, height, depth),
      rect(0, 0, width, height, 'outline paper', 8),
      rect(8, 8, width - 16, height - 16, 'fine', 5),
      group(
        at(width / 2 - 52 * scale, 12, scale),
        spec.beacon &&
          row(
            'beacon',
            40,
            (top) => [
              path(
                d`M16 ${top + 4}H88A8 8 0 0 1 96 ${top + 12}V${top + 36}H8V${top + 12}A8 8 0 0 1 16 ${top + 4}Z`,
                'detail accent',
              ),
              strokes(5, (index) => d`M${22 + index * 15} ${top + 5}V${top + 35}`, 'fine'),
            ],
            86,
          ),
        spec.display &&
          row(
            'display',
            44,
            (top) => [
              rect(10, top + 2, 84, 38, 'detail light', 3),
              rect(16, top + 7, 72, 28, 'detail paper', 1),
              path(d`M22 ${top + 15}h30M22 ${top + 23}h18`, 'detail'),
              path(d`M62 ${top + 29}v-5h5v5M69 ${top + 29}v-9h5v9M76 ${top + 29}v-13h5v13`, 'fine shade'),
            ],
            84,
          ),
        spec.horn && row('horn', 58, (top) => horn(52, top + 29, 25), 66),
        row(
          'test',
          34,
          (top) => [
            lamp(18, top + 17),
            toggle(52, top + 19),
            spec.battery ? batteryMark(84, top + 17) : circle(86, top + 17, 7, 'detail light'),
          ],
          52,
        ),
      ),
      spec.plug && adapter(width / 2 + 46, height + 64),
    ],
    box: { x: 0, y: dy, width: Math.max(width + dx, width / 2 + 72), height: height + (spec.plug ? 106 : 20) - dy },
    parts: {
      ...parts,
      enclosure: [width + dx / 2, height * 0.5],
      ...(spec.plug
        ? { plug: [width / 2 + 50, height + 84] as const, cord: [width / 2 + 20, height + 44] as const }
        : { hub: [width / 2 + 6, height + 12] as const }),
      ...(spec.battery ? { battery: [width / 2 + 32 * scale, parts.test?.[1] ?? height] as const } : {}),
    },
    measures: boxMeasures(width, height, [dx, dy], [spec.width, spec.height, spec.depth]),
  };
}

export const batteryMark = (x: number, y: number): Drawn => [
  rect(x - 13, y - 8, 24, 16, 'detail paper', 2),
  rect(x + 11, y - 4, 4, 8, 'detail light', 1),
  path(d`M${x - 7} ${y}h6M${x - 4} ${y - 3}v6M${x + 3} ${y}h5`, 'fine'),
];

/** A wall adapter, its cord entering on top. */
export const adapter = (x: number, y: number): Drawn => [
  path(d`M${x - 5} ${y}h10v8h-10z`, 'detail light'),
  rect(x - 20, y + 8, 40, 34, 'outline paper', 4),
  path(d`M${x - 8} ${y + 20}v10M${x + 8} ${y + 20}v10`, 'detail'),
];

/** An outdoor alarm whose whole top lights, on a post or flat on a wall. */
export function topAlarm(spec: TopAlarmDrawing): Picture {
  const [width, height, depth] = [spec.width * 22, spec.height * 22, spec.depth * 22];
  const [dx, dy] = back(depth);
  const isPost = spec.mount === 'post';
  const [cx, cy] = [width / 2 + dx / 2, dy / 2 + 2];
  const scale = Math.min(width, 150) / 64;
  const domeTop = cy - 50 * scale * 0.82;
  const postFoot = height + 110;
  return {
    drawn: [
      isPost && post(width / 2 + dx / 2, height - 4, postFoot),
      !isPost && [-12, height - 2].map((y) => rect(width / 2 - 12, y, 24, 14, 'detail light', 2)),
      spec.antenna && antenna(width + dx * 0.62, dy * 0.6),
      solid(width, height, depth),
      dome(cx, cy, scale, accentFill(spec.accent)),
      rect(0, 0, width, height, 'outline paper', 4),
      rect(8, 8, width - 16, height - 16, 'detail paper', 5),
      latch(width - 18, height * 0.28),
      latch(width - 18, height * 0.72),
      dataPlate(18, 18, Math.min(60, width * 0.5)),
      lamp(30, height - 30),
      spec.horn ? horn(width / 2 + 4, height - 32, Math.min(17, height * 0.16)) : toggle(width / 2 + 4, height - 28),
    ],
    box: {
      x: 0,
      y: Math.min(domeTop, spec.antenna ? dy * 0.6 - 96 : 0),
      width: width + dx,
      height: (isPost ? postFoot + 10 : height + 14) - Math.min(domeTop, spec.antenna ? dy * 0.6 - 96 : 0),
    },
    parts: {
      beacon: [cx + 20 * scale * 0.6, cy - 26 * scale],
      enclosure: [width + dx / 2, height * 0.5],
      test: [30, height - 30],
      ...(spec.horn ? { horn: [width / 2 + 8, height - 32] as const } : {}),
      ...(isPost ? { post: [width / 2 + dx / 2 + 6, height + 60] as const } : {}),
      ...(spec.antenna ? { antenna: [width + dx * 0.62, dy * 0.6 - 70] as const } : {}),
    },
    measures: boxMeasures(width, height, [dx, dy], [spec.width, spec.height, spec.depth]),
  };
}

/** A light over the whole top: a ribbed lens on its ring. */
export const dome = (x: number, y: number, scale: number, fill: ReturnType<typeof accentFill>): Drawn =>
  group(
    [scale, 0, 0, scale * 0.82, x, y],
    path('M-24 0v-7a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v7z', 'detail shade'),
    path('M-20 -10V-28A20 20 0 0 1 20 -28V-10Z', `outline ${fill}`),
    path('M-13 -11V-42M-6.500 -11V-46.500M0 -11V-48M6.500 -11V-46.500M13 -11V-42M-20 -20H20', 'fine'),
  );

export const post = (x: number, top: number, foot: number): Drawn => [
  rect(x - 12, top, 24, foot - top, 'light'),
  path(d`M${x + 3} ${top}H${x + 12}V${foot}H${x + 3}Z`, 'shade'),
  path(d`M${x - 12} ${top}V${foot}M${x + 12} ${top}V${foot}`, 'outline'),
  line(x - 64, foot, x + 64, foot, 'outline'),
  strokes(9, (index) => d`M${x - 52 + index * 13} ${foot + 1}l-8 8`, 'fine'),
];

/** A whip antenna on its foot. */
export const antenna = (x: number, y: number): Drawn => [
  rect(x - 5, y - 12, 10, 12, 'detail light', 1),
  rect(x - 3, y - 90, 6, 78, 'outline paper', 3),
  path(d`M${x - 3} ${y - 24}h6`, 'fine'),
];
