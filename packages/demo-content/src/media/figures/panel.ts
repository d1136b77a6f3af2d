import type { PanelDrawing } from '../../drawing-spec.ts';
import { type Box, DOWN, DOWN_RIGHT, INCH, inches, LEFT, type Measure, type Picture } from '../drawing/picture.ts';
import { type Drawn, group, type Point } from '../drawing/shape.ts';
import { BEACON_HEIGHT, beacon, horn } from './door-parts.ts';
import { back, door, feet, HUB_LENGTH, hubCentres, hubRow, solid } from './enclosure.ts';
import { HANGING_FLOAT, hangingFloats } from './float-body.ts';
import { doorFront } from './panel-door.ts';
import { DOOR_LEFT, DOOR_UP, openDoor, panelInside } from './panel-inside.ts';

/** How far floats hang below the hubs. */
const DROP = 150;

/** A control panel, door closed or open, with its floats on their cords. */
export function panel(spec: PanelDrawing): Picture {
  const [width, height, depth] = [spec.width * INCH, spec.height * INCH, spec.depth * INCH];
  const [dx, dy] = back(depth);
  const isOpen = spec.door === 'open';
  const front = isOpen ? panelInside(spec, width, height) : doorFront(spec, width, height);
  const below = floatsBelow(spec, width, height);
  const crown: Point = [width / 2 + dx / 2, dy / 2 + 3];
  const size = Math.min(1, Math.max(0.72, width / 190));
  return {
    drawn: [
      below.drawn,
      feet(width, height),
      hubRow(spec.hubs, width, height),
      solid(width, height, depth),
      spec.beacon && beacon(crown[0], crown[1], size),
      isOpen &&
        spec.horn &&
        group([0.433, -0.25, 0, 1, width, 0], horn(depth / 2, height * 0.34, Math.min(19, depth * 0.3))),
      isOpen ? null : door(width, height),
      front.drawn,
      isOpen && openDoor(spec, width, height),
    ],
    box: bounds(spec, width, height, [dx, dy], size),
    parts: {
      ...front.parts,
      ...below.parts,
      enclosure: [width + dx * 0.5, height * 0.6 + dy * 0.5],
      ...(spec.beacon ? { beacon: [crown[0] + 14, crown[1] - 28] } : {}),
      ...(spec.horn && isOpen ? { horn: [width + depth * 0.216, height * 0.34 - depth * 0.125] } : {}),
      ...(spec.hubs > 0 ? { hubs: [(hubCentres(spec.hubs, width).at(-1) ?? 0) + 6, height + 12] } : {}),
    },
    measures: sizes(spec, width, height, [dx, dy]),
  };
}

/** The cords leave by the middle hub. */
function floatsBelow(
  spec: PanelDrawing,
  width: number,
  height: number,
): { drawn: Drawn; parts: Record<string, Point> } {
  if (spec.floats === 0) return { drawn: null, parts: {} };
  const hubs = hubCentres(spec.hubs, width);
  const exit: Point = [hubs[Math.floor(hubs.length / 2)] ?? width / 2, height + (spec.hubs > 0 ? HUB_LENGTH : 0)];
  const { drawn, tips } = hangingFloats(spec.floats, exit, 44, DROP);
  const last = tips.at(-1) ?? exit;
  const first = tips[0] ?? exit;
  return {
    drawn,
    parts: {
      floats: [first[0] - 10, first[1] + 28],
      'alarm-float': [last[0] + 10, last[1] + 28],
      cords: [(exit[0] + last[0]) / 2 + 4, exit[1] + 46],
    },
  };
}

function bounds(spec: PanelDrawing, width: number, height: number, [dx, dy]: Point, size: number): Box {
  const isOpen = spec.door === 'open';
  const spread = ((spec.floats - 1) / 2) * 44 + 18;
  const left = Math.min(isOpen ? -width * DOOR_LEFT - 2 : 0, spec.floats > 0 ? width / 2 - spread : 0);
  const right = Math.max(width + dx, spec.floats > 0 ? width / 2 + spread : 0);
  const top = Math.min(-12, dy, spec.beacon ? dy / 2 + 3 - BEACON_HEIGHT * size : dy);
  const bottom = Math.max(
    height + (spec.hubs > 0 ? HUB_LENGTH : 12),
    isOpen ? height + width * DOOR_UP : 0,
    spec.floats > 0 ? height + HUB_LENGTH + DROP + HANGING_FLOAT : 0,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function sizes(spec: PanelDrawing, width: number, height: number, [dx, dy]: Point): Measure[] {
  return [
    ...(spec.door === 'open' ? [] : [{ from: [0, 0], to: [0, height], out: LEFT, text: inches(spec.height) } as const]),
    {
      from: [0, height + (spec.hubs > 0 ? 12 : 0)],
      to: [width, height + (spec.hubs > 0 ? 12 : 0)],
      out: DOWN,
      text: inches(spec.width),
    },
    { from: [width, height], to: [width + dx, height + dy], out: DOWN_RIGHT, text: inches(spec.depth) },
  ];
}
