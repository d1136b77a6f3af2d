import type { RelayDrawing, SenderDrawing } from '../../drawing-spec.ts';
import { accentFill, DOWN, LEFT, type Picture } from '../drawing/picture.ts';
import { at, circle, type Drawn, d, group, line, path, rect, strokes, text, turned } from '../drawing/shape.ts';
import { lamp } from './door-parts.ts';
import { back, hub, latch, solid } from './enclosure.ts';

/** A plug-in relay in its socket, or a module with screw terminals above and below. */
export function relay(spec: RelayDrawing): Picture {
  const [width, height, depth] = [112, 132, 92];
  const [dx, dy] = back(depth);
  const hasSocket = spec.pins > 0;
  const step = Math.min(30, (width - 26) / Math.max(1, spec.lamps));
  const lamps = Array.from({ length: spec.lamps }, (_, index) => 12 + step * (index + 0.5));
  return {
    drawn: [
      !hasSocket && [
        path(d`M-40 ${height / 2 - 8}H${width + dx + 30}M-40 ${height / 2 + 8}H${width + dx + 30}`, 'fine'),
        rect(-40, height / 2 - 12, width + dx + 70, 24, 'detail light'),
      ],
      solid(width, height, depth),
      rect(0, 0, width, height, 'outline paper', 4),
      rect(12, 14, width - 24, spec.knob || spec.switch ? 38 : 60, 'detail light', 2),
      path('M20 26h40M20 36h58', 'fine'),
      spec.knob || spec.switch ? null : path('M20 46h30M20 58h52', 'fine'),
      lamps.map((x) => group(at(x, height - 30, Math.min(1, step / 29)), lamp(0, 0))),
      spec.knob &&
        group(
          turned(width - 30, height - 56, 40),
          circle(0, 0, 17, 'detail light'),
          rect(-3.5, -16, 7, 20, 'detail paper', 3),
          strokes(
            7,
            (index) => {
              const angle = ((index - 3) * Math.PI) / 4.2 - Math.PI / 2;
              return d`M${20 * Math.cos(angle)} ${20 * Math.sin(angle)}L${23 * Math.cos(angle)} ${23 * Math.sin(angle)}`;
            },
            'fine',
          ),
        ),
      spec.switch && [
        rect(16, 60, 30, 18, 'detail light', 3),
        rect(18, 62, 13, 14, `detail ${accentFill(spec.accent)}`, 2),
      ],
      !spec.switch && spec.accent !== 'grey' && rect(12, 14, width - 24, 7, `detail ${accentFill(spec.accent)}`, 1),
      hasSocket ? socket(width, height, spec.pins) : screws(width, height, 5),
    ],
    box: hasSocket
      ? { x: -10, y: dy, width: width + 60, height: height + 46 - dy }
      : { x: -40, y: dy, width: width + dx + 70, height: height + 18 - dy },
    parts: {
      enclosure: [width + dx / 2, height * 0.4],
      plate: [70, 30],
      ...(spec.lamps > 0 ? { lamps: [lamps.at(-1) ?? 26, height - 30] as const } : {}),
      ...(spec.knob ? { knob: [width - 24, height - 60] as const } : {}),
      ...(spec.switch ? { switch: [24, 70] as const } : {}),
      ...(hasSocket ? { socket: [70, height + 30] as const } : { terminals: [60, height + 8] as const }),
    },
    measures: [
      { from: [hasSocket ? -8 : -40, 0], to: [hasSocket ? -8 : -40, height], out: LEFT, text: '2.8 in' },
      {
        from: [0, height + (hasSocket ? 40 : 16)],
        to: [width, height + (hasSocket ? 40 : 16)],
        out: DOWN,
        text: '2.4 in',
      },
    ],
  };
}

export const screws = (width: number, y: number, count: number): Drawn => [
  rect(4, y, width - 8, 16, 'detail light', 2),
  Array.from({ length: count }, (_, index) => 4 + ((width - 8) * (index + 0.5)) / count).map((x) => [
    circle(x, y + 8, 5.5, 'detail paper'),
    line(x - 3.5, y + 4.5, x + 3.5, y + 11.5, 'fine'),
  ]),
];

/** The socket below, its screws numbered like the pins. */
function socket(width: number, height: number, pins: number): Drawn {
  const shown = Math.ceil(pins / 2);
  const step = (width + 4) / shown;
  return [
    rect(-8, height, width + 16, 40, 'outline light', 3),
    path(
      d`M${width + 8} ${height}L${width + 47} ${height - 22.5}V${height + 17.5}L${width + 8} ${height + 40}Z`,
      'outline shade',
    ),
    Array.from({ length: shown }, (_, index) => -2 + step * (index + 0.5)).map((x, index) => [
      circle(x, height + 14, Math.min(7, step * 0.34), 'detail paper'),
      line(x - 3.5, height + 10.5, x + 3.5, height + 17.5, 'fine'),
      text(x, height + 36, String(index + 1), 'text label'),
    ]),
    path(d`M-8 ${height + 26}H${width + 8}`, 'fine'),
  ];
}

/** A remote sender: box with antenna, what it sends shown as waves. */
export function sender(spec: SenderDrawing): Picture {
  const [width, height, depth] = [150, 104, 72];
  const [dx, dy] = back(depth);
  const hasRadio = spec.radio !== 'none';
  const mastX = width - 8 + dx;
  return {
    drawn: [
      path(d`M40 ${height}V${height + 26}C40 ${height + 60} 96 ${height + 40} 96 ${height + 76}`, 'cord'),
      hub(40, height),
      hasRadio && rect(mastX - 4.5, dy - 66, 9, 72, 'outline paper', 4),
      solid(width, height, depth),
      rect(0, 0, width, height, 'outline paper', 6),
      rect(9, 9, width - 18, height - 18, 'fine', 4),
      spec.display
        ? [
            rect(20, 20, 76, 38, 'detail light', 2),
            rect(26, 25, 64, 28, 'detail paper', 1),
            path('M32 34h24M32 43h36', 'detail'),
            path('M72 46v-6h4v6M78 46v-10h4v10', 'fine shade'),
          ]
        : [rect(22, 24, 62, 16, 'fine light', 1), path('M28 32h34', 'fine')],
      lamp(width - 30, 34, hasRadio),
      path(d`M22 ${height - 32}h${width - 44}M22 ${height - 22}h60`, 'fine'),
      latch(width - 24, height - 24),
      waves(spec.radio, mastX, dy - 40),
    ],
    box: {
      x: 0,
      y: hasRadio ? dy - 70 : dy,
      width: Math.max(width + dx, hasRadio ? mastX + 48 : 0),
      height: height + 80 - (hasRadio ? dy - 70 : dy),
    },
    parts: {
      enclosure: [width + dx * 0.4, height * 0.7],
      lamp: [width - 30, 34],
      cord: [74, height + 48],
      ...(hasRadio ? { antenna: [mastX, dy - 20] as const } : {}),
      ...(spec.display ? { display: [70, 38] as const } : {}),
    },
    measures: [
      { from: [0, 0], to: [0, height], out: LEFT, text: '3.5 in' },
      { from: [0, height], to: [width, height], out: DOWN, text: '5.0 in' },
    ],
  };
}

/** Wi-Fi spreads upward from one point; a cellular mast sends to both sides. */
function waves(radio: SenderDrawing['radio'], x: number, y: number): Drawn {
  if (radio === 'none') return null;
  const sides = radio === 'wifi' ? [1] : [-1, 1];
  return sides.map((side) =>
    path(
      [16, 28, 40]
        .map(
          (r) =>
            d`M${x + side * r * 0.75} ${y - r * 0.66}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${x + side * r * 0.75} ${y + r * 0.66}`,
        )
        .join(''),
      'flow',
    ),
  );
}
