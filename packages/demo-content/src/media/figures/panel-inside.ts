import type { PanelDrawing, PanelModule } from '../../drawing-spec.ts';
import { at, circle, type Drawn, d, group, line, type Point, path, rect } from '../drawing/shape.ts';
import { duct, modules, rail, terminalStrip } from './rail-parts.ts';

/** The open door comes left and down: one unit of its width, as seen. */
export const DOOR_LEFT = 0.4;
export const DOOR_UP = 0.23;

const ROW = 68;
const DUCT = 14;
const GAP = 6;
/** Terminals for a supply and a motor of three poles. */
const POWER_TERMINALS = 8;

interface Placed {
  module: PanelModule;
  x: number;
}

/** The back plate of an open panel: rails with its modules between ducts, terminals at the foot. */
export function panelInside(
  spec: PanelDrawing,
  width: number,
  height: number,
): { drawn: Drawn; parts: Record<string, Point> } {
  const standing = spec.modules.filter((module) => module !== 'terminals');
  const hasTerminals = spec.modules.includes('terminals');
  const [roomWide, roomHigh] = [width - 52, height - 52];
  const scale = largestScale(standing, hasTerminals, roomWide, roomHigh);
  const rows = inRows(standing, roomWide / scale);
  const used = rows.length * (ROW + DUCT + 2 * GAP) + DUCT + (hasTerminals ? 26 + GAP * 2 : 0);
  const stretch = Math.min(22, Math.max(0, roomHigh / scale - used) / (rows.length + 1));
  const inner = roomWide / scale;
  const parts: Record<string, Point> = {};
  const place = (name: string, x: number, y: number): void => {
    parts[name] ??= [26 + x * scale, 26 + y * scale];
  };
  let y = 0;
  const drawn: Drawn[] = [duct(0, y, inner)];
  for (const row of rows) {
    y += DUCT + GAP + stretch / 2;
    drawn.push(rail(0, y + ROW / 2 - 5, inner));
    for (const { module, x } of row) {
      const { width: wide, height: high, draw } = modules[module];
      drawn.push(wires(x, wide, y, high, y + ROW + GAP + stretch / 2), group(at(x, y + (ROW - high) / 2), draw));
      place(module, x + wide - 4, y + ROW / 2 - 4);
    }
    y += ROW + GAP + stretch / 2;
    drawn.push(duct(0, y, inner));
  }
  if (hasTerminals) {
    y += DUCT + GAP * 2;
    const forFloats = spec.floats * 2;
    const step = Math.min(11, (inner - GAP) / (POWER_TERMINALS + forFloats));
    drawn.push(terminalStrip(0, y, POWER_TERMINALS, step));
    place('terminals', step * 2.5, y + 7);
    if (forFloats > 0) {
      drawn.push(terminalStrip(inner - forFloats * step, y, forFloats, step));
      place('float-terminals', inner - step, y + 7);
    }
  }
  return {
    drawn: [
      rect(0, 0, width, height, 'outline paper', 4),
      rect(9, 9, width - 18, height - 18, 'detail shade', 3),
      rect(18, 18, width - 36, height - 36, 'detail light', 1),
      [18 + 6, width - 24].flatMap((x) => [24, height - 24].map((py) => circle(x, py, 2.2, 'fine paper'))),
      group(at(26, 26, scale), drawn),
    ],
    parts,
  };
}

/** Two wires from each terminal side into the ducts. */
const wires = (x: number, wide: number, top: number, high: number, bottom: number): Drawn =>
  path(
    [0.3, 0.7]
      .map(
        (share) =>
          d`M${x + wide * share} ${top - GAP}V${top + (ROW - high) / 2}M${x + wide * share} ${top + (ROW + high) / 2}V${bottom}`,
      )
      .join(''),
    'fine',
  );

function inRows(standing: readonly PanelModule[], room: number): Placed[][] {
  const rows: Placed[][] = [[]];
  let x = GAP;
  for (const module of standing) {
    const { width } = modules[module];
    if (x + width + GAP > room && x > GAP) {
      rows.push([]);
      x = GAP;
    }
    rows.at(-1)?.push({ module, x });
    x += width + GAP;
  }
  return rows;
}

/** The largest scale at which all rails and the terminals fit the plate. */
function largestScale(
  standing: readonly PanelModule[],
  hasTerminals: boolean,
  roomWide: number,
  roomHigh: number,
): number {
  for (let scale = 1.3; scale > 0.3; scale -= 0.05) {
    const rows = inRows(standing, roomWide / scale);
    const widest = Math.max(0, ...standing.map((module) => modules[module].width + 2 * GAP));
    const high = rows.length * (ROW + DUCT + 2 * GAP) + DUCT + (hasTerminals ? 26 + GAP * 2 : 0);
    if (high * scale <= roomHigh && widest * scale <= roomWide) return scale;
  }
  return 0.3;
}

/** The inner side of the open door: backs of its lamps and switches, a pocket for the drawings. */
export function openDoor(spec: PanelDrawing, width: number, height: number): Drawn {
  const columns = Array.from(
    { length: spec.pumps },
    (_, pump) => width / 2 + (pump - (spec.pumps - 1) / 2) * Math.min(72, width / (spec.pumps + 1)),
  );
  const hingeAt = Math.min(36, height * 0.16);
  return [
    group(
      [-DOOR_LEFT, DOOR_UP, 0, 1, 0, 0],
      rect(0, 0, width, height, 'outline light', 4),
      rect(10, 10, width - 20, height - 20, 'fine', 4),
      spec.display && rect(width / 2 - 50, 26, 100, 44, 'detail shade', 2),
      columns.map((x) => [
        circle(x, height * (spec.display ? 0.34 : 0.18), 10, 'detail paper'),
        circle(x, height * 0.46, 19, 'detail paper'),
        circle(x, height * 0.46, 10, 'fine shade'),
        line(x, height * 0.46 + 19, x, height * 0.6, 'fine'),
      ]),
      rect(width * 0.18, height * 0.62, width * 0.5, height * 0.28, 'detail paper', 2),
      line(width * 0.18, height * 0.67, width * 0.68, height * 0.67, 'fine'),
      [0.2, 0.74].map((share) => rect(width - 30, height * share, 14, 24, 'detail paper', 2)),
    ),
    [hingeAt, height - hingeAt - 28].map((y) => rect(-4, y, 9, 28, 'detail paper', 2)),
  ];
}
