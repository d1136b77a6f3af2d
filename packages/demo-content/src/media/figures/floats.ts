import type { ControlFloatDrawing, TetheredFloatDrawing, VerticalFloatDrawing } from '../../drawing-spec.ts';
import type { Fill } from '../drawing/ink.ts';
import { accentFill, DOWN, INCH, inches, LEFT, type Picture } from '../drawing/picture.ts';
import { apply, circle, type Drawn, d, type Point, path, rect, turned } from '../drawing/shape.ts';
import { bulbFloat, cordWeight, pearFloat, piggybackPlug } from './float-body.ts';

type Plug = TetheredFloatDrawing['plug'];
const volts = (plug: Plug): 115 | 230 => (plug === 'piggyback-230' ? 230 : 115);

/** A tethered pump switch: cord, plug or bare leads, float at its tilt. */
export function tetheredFloat(spec: TetheredFloatDrawing): Picture {
  const hangs = spec.angle < 30;
  const entry: Point = hangs ? [46, 214] : [140, 214];
  const float = turned(entry[0], entry[1], 90 - spec.angle);
  const [neck, lead, tip] = [apply(float, [-24, 0]), apply(float, [-78, 0]), apply(float, [117, 0])];
  const hasPlug = spec.plug !== 'none';
  const rise = hangs
    ? d`M${neck[0]} ${neck[1]}C${lead[0]} ${lead[1]} 46 150 46 130`
    : d`M${neck[0]} ${neck[1]}C${lead[0]} ${lead[1]} 38 262 74 290C104 312 136 284 108 260C82 240 46 250 46 190V130`;
  const end = hasPlug ? 'V112C46 80 70 64 92 64H124' : 'V20';
  const top = hasPlug ? 34 : 0;
  const left = Math.min(26, tip[0] - 44, entry[0] - 46);
  return {
    drawn: [
      path(rise + end, 'cord'),
      hasPlug ? piggybackPlug(164, 64, volts(spec.plug), 1.15) : strippedEnd(46, 20),
      spec.weight && cordWeight(46, 140, 0.9),
      bulbFloat(entry[0], entry[1], 90 - spec.angle, accentFill(spec.accent)),
    ],
    box: {
      x: left,
      y: top,
      width: Math.max(hasPlug ? 216 : 92, tip[0] + (hangs ? 46 : 8)) - left,
      height: Math.max(hangs ? 0 : 304, tip[1] + (hangs ? 6 : 30)) - top,
    },
    parts: {
      float: apply(float, [76, 20]),
      cap: apply(float, [26, 4]),
      cord: [46, 112],
      ...(hasPlug ? { plug: [178, 54] as const } : { leads: [46, 12] as const }),
      ...(spec.weight ? { weight: [52, 140] as const } : {}),
    },
    measures: [{ from: apply(float, [0, 46]), to: apply(float, [117, 46]), out: hangs ? LEFT : DOWN, text: '4.83 in' }],
  };
}

/** Two stripped conductors at the upper end of a cord. */
export const strippedEnd = (x: number, y: number): Drawn => [
  path(
    d`M${x} ${y}C${x - 2} ${y - 8} ${x - 8} ${y - 8} ${x - 9} ${y - 18}M${x} ${y}C${x + 2} ${y - 8} ${x + 8} ${y - 8} ${x + 9} ${y - 18}`,
    'detail',
  ),
];

/** A control float on its cord, held by a weight, by a clamp on a pipe, or by the weight inside. */
export function controlFloat(spec: ControlFloatDrawing): Picture {
  const cap = accentFill(spec.accent);
  const pivot: Point = [100, 150];
  const scale = 2.3;
  const float = turned(pivot[0], pivot[1], spec.angle, scale);
  const neck = apply(float, [0, -9]);
  const tip = apply(float, [0, 47]);
  const flank = apply(float, [17, 30]);
  const onPipe = spec.mount === 'clamp';
  const hold: Point = [100, spec.mount === 'internal' ? 40 : 92];
  const box = {
    x: Math.min(onPipe ? 34 : 58, tip[0] - 30),
    y: 8,
    width: Math.max(144, flank[0] + 40, tip[0] + 40) - Math.min(onPipe ? 34 : 58, tip[0] - 30),
    height: Math.max(tip[1], flank[1]) + 14 - 8,
  };
  return {
    drawn: [
      onPipe && pipe(58, 8, box.y + box.height),
      path(
        d`M100 14V${hold[1]}C100 ${hold[1] + 26} ${neck[0] - (neck[0] - pivot[0]) * 0.3} ${neck[1] - 26} ${neck[0]} ${neck[1]}`,
        'cord',
      ),
      spec.mount === 'weight' && cordWeight(100, 76, 1),
      onPipe && clamp(58, 100, 92),
      pearFloat(pivot[0], pivot[1], spec.angle, cap, scale),
    ],
    box,
    parts: {
      float: apply(float, [8, 34]),
      cap: apply(float, [3, 8]),
      cord: [100, 26],
      ...(spec.mount === 'weight' ? { weight: [108, 76] as const } : {}),
      ...(onPipe ? { clamp: [70, 92] as const } : {}),
    },
    measures:
      spec.angle < 30
        ? [
            { from: apply(float, [-17, 0]), to: apply(float, [-17, 47]), out: LEFT, text: '4.83 in' },
            { from: apply(float, [-17, 47]), to: apply(float, [17, 47]), out: DOWN, text: '2.74 in' },
          ]
        : [],
  };
}

export const pipe = (x: number, top: number, bottom: number): Drawn => [
  rect(x - 12, top, 24, bottom - top, 'light'),
  path(d`M${x + 4} ${top}H${x + 12}V${bottom}H${x + 4}Z`, 'shade'),
  path(d`M${x - 12} ${top}V${bottom}M${x + 12} ${top}V${bottom}`, 'outline'),
];

export const clamp = (pipeX: number, cordX: number, y: number): Drawn => [
  rect(pipeX - 16, y - 10, 32, 20, 'detail paper', 3),
  path(d`M${pipeX + 16} ${y - 5}H${cordX - 8}M${pipeX + 16} ${y + 5}H${cordX - 8}`, 'detail'),
  rect(cordX - 9, y - 9, 18, 18, 'detail light', 4),
  circle(pipeX, y, 3, 'fine'),
];

/** A vertical switch: one or more floats between stops on a rod, a switch box on top. */
export function verticalFloat(spec: VerticalFloatDrawing): Picture {
  const rod = spec.rod * INCH;
  const top = 124;
  const foot = top + rod;
  const spacing = (rod - 40) / Math.max(1, spec.floats);
  const middles = Array.from({ length: spec.floats }, (_, index) => foot - 24 - spacing * (index + 0.42));
  const hasPlug = spec.plug !== 'none';
  return {
    drawn: [
      path(hasPlug ? 'M176 74C176 36 214 36 218 66S200 130 232 130' : 'M176 74C176 50 182 40 182 16', 'cord'),
      hasPlug ? piggybackPlug(258, 130, volts(spec.plug), 0.68) : strippedEnd(182, 16),
      rect(157, top, 10, rod, 'detail light', 2),
      rect(132, 74, 62, 50, 'outline paper', 5),
      path('M180 74H189A5 5 0 0 1 194 79V119A5 5 0 0 1 189 124H180Z', 'shade'),
      rect(132, 74, 62, 50, 'outline', 5),
      path('M132 90H180', 'fine'),
      rect(140, 98, 22, 12, 'fine light', 1),
      rect(118, 92, 14, 14, 'detail light', 1),
      middles.map((y, index) =>
        sliding(y, spec.floats > 1 && index === spec.floats - 1 ? 'accent' : accentFill(spec.accent)),
      ),
      [foot - 14, ...middles.map((y) => y - 44)].map((y) => rect(150, y, 24, 8, 'detail shade', 2)),
    ],
    box: { x: 116, y: hasPlug ? 40 : 0, width: hasPlug ? 176 : 92, height: foot + 4 - (hasPlug ? 40 : 0) },
    parts: {
      switch: [186, 100],
      rod: [164, foot - 4],
      float: [186, middles[0] ?? foot],
      'high-float': [186, middles.at(-1) ?? foot],
      stop: [170, foot - 10],
      ...(hasPlug ? { plug: [268, 124] as const } : {}),
    },
    measures: [{ from: [130, top], to: [130, foot], out: LEFT, text: inches(spec.rod) }],
  };
}

/** A float that slides on the rod, its middle at y. */
export function sliding(y: number, band: Fill): Drawn {
  const body = d`M128 ${y - 29}H196V${y + 21}A8 8 0 0 1 188 ${y + 29}H136A8 8 0 0 1 128 ${y + 21}Z`;
  return [
    path(body, 'paper'),
    path(
      d`M178 ${y - 29}H196V${y + 21}A8 8 0 0 1 188 ${y + 29}H172C180 ${y + 20} 182 ${y - 2} 178 ${y - 29}Z`,
      'shade',
    ),
    path(d`M128 ${y - 29}H196V${y - 17}H128Z`, `detail ${band}`),
    path(body, 'outline'),
    rect(154, y - 32, 16, 4, 'detail line', 1),
  ];
}
