import type { PanelDrawing } from '../../drawing-spec.ts';
import { at, type Drawn, group, type Point } from '../drawing/shape.ts';
import { dataPlate, display, horn, lamp, safetyPlate, timer, toggle, voltageSign } from './door-parts.ts';
import { selectorSwitch } from './selector-switch.ts';

/** The content of one row of the door, drawn about the middle of its height, x from the middle of the door. */
interface Row {
  height: number;
  /** Least width it needs. */
  width: number;
  draw: (y: number) => Drawn;
  /** Parts a balloon may point at, from the middle of the row. */
  parts: Record<string, Point>;
}

/** Width of one pump's column. */
const COLUMN = 80;
const GAP = 8;

/** Everything mounted on the closed door; `k` units to one of the drawing's on a small door. */
export function doorFront(
  spec: PanelDrawing,
  width: number,
  height: number,
): { drawn: Drawn; parts: Record<string, Point> } {
  const rows = doorRows(spec, width);
  const [roomWide, roomHigh] = [width - 40, height - 68];
  const needHigh = rows.reduce((sum, row) => sum + row.height + GAP, 0);
  const scale = Math.min(1.35, roomHigh / needHigh, ...rows.map((row) => roomWide / row.width));
  const slack = Math.min(16, (roomHigh / scale - needHigh) / (rows.length + 1));
  let y = (roomHigh / scale - needHigh - slack * (rows.length - 1)) / 2;
  const parts: Record<string, Point> = { plate: [40, 34] };
  const drawn = rows.map((row) => {
    const middle = y + (row.height + GAP) / 2;
    y += row.height + GAP + slack;
    for (const [name, [px, py]] of Object.entries(row.parts)) {
      parts[name] = [width / 2 + px * scale, 50 + (middle + py) * scale];
    }
    return row.draw(middle);
  });
  const plateWidth = Math.min(74, width * 0.34);
  return {
    drawn: [
      dataPlate(22, 22, plateWidth),
      spec.intrinsicallySafe && safetyPlate(Math.min(width - 76, 34 + plateWidth), 22),
      group(at(width / 2, 50, scale), drawn),
    ],
    parts: spec.intrinsicallySafe ? { ...parts, 'ex-plate': [width - 52, 40] } : parts,
  };
}

function doorRows(spec: PanelDrawing, width: number): Row[] {
  const columns = Array.from({ length: spec.pumps }, (_, pump) => (pump - (spec.pumps - 1) / 2) * COLUMN);
  const last = columns.at(-1) ?? 0;
  const first = columns[0] ?? 0;
  const rows: (Row | false)[] = [
    spec.display && { height: 50, width: 110, draw: (y) => display(0, y), parts: { display: [46, 0] } },
    columns.length > 0 && {
      height: 26,
      width: spec.pumps * COLUMN - 40,
      draw: (y) => columns.map((x) => lamp(x, y)),
      parts: { lamps: [last, 0] },
    },
    spec.timer && { height: 50, width: 52, draw: (y) => timer(0, y), parts: { timer: [20, 0] } },
    columns.length > 0 && {
      height: 78,
      width: spec.pumps * COLUMN - 10,
      draw: (y) => columns.map((x, pump) => selectorSwitch(x, y - 5, pumpLabel(pump, spec.pumps))),
      parts: { switches: [last + 14, -6] },
    },
    spec.horn && {
      height: 30,
      width: 90,
      draw: (y) => [toggle(first === last ? -22 : first, y), horn(first === last ? 22 : last, y, 14)],
      parts: { horn: [first === last ? 22 : last, 0], silence: [first === last ? -22 : first, 0] },
    },
  ];
  const mounted = rows.filter((row) => row !== false);
  if (mounted.length > 0) return mounted;
  const size = Math.min(1.4, width / 130);
  return [{ height: 40 * size, width: 50 * size, draw: (y) => voltageSign(0, y, size), parts: {} }];
}

/** The words on the label under a pump's switch. */
const pumpLabel = (pump: number, pumps: number): string => (pumps === 1 ? 'PUMP' : `PUMP ${pump + 1}`);
