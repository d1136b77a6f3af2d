import type { WetWellDrawing } from '../../drawing-spec.ts';
import { type Drawn, d, path, rect, strokes } from '../drawing/shape.ts';

/** A basin in section: grade is y 0, the left inner wall x 0, depth goes down. */
export interface Basin {
  width: number;
  depth: number;
  wall: number;
  /** The closure: a plate over all, a riser in the middle of a buried tank, a floor around a pit. */
  cover: 'plate' | 'riser' | 'floor';
  /** Top of the tank below grade, at the foot of a riser. */
  buried: number;
  /** Width of the riser. */
  neck: number;
  pumpScale: number;
}

export const basins: Record<WetWellDrawing['basin'], Basin> = {
  sump: { width: 190, depth: 236, wall: 10, cover: 'floor', buried: 0, neck: 0, pumpScale: 0.92 },
  septic: { width: 380, depth: 268, wall: 16, cover: 'riser', buried: 62, neck: 170, pumpScale: 0.8 },
  'lift-station': { width: 340, depth: 276, wall: 18, cover: 'plate', buried: 0, neck: 0, pumpScale: 1 },
  'dosing-tank': { width: 300, depth: 256, wall: 16, cover: 'riser', buried: 58, neck: 180, pumpScale: 0.8 },
  cistern: { width: 330, depth: 250, wall: 18, cover: 'riser', buried: 52, neck: 150, pumpScale: 0.8 },
};

/** Soil, walls and lid, from the left to the right end of the ground. */
export function section(basin: Basin, left: number, right: number): Drawn {
  const { width, depth, wall, cover, buried, neck } = basin;
  const isRiser = cover === 'riser';
  const [n1, n2] = [(width - neck) / 2, (width + neck) / 2];
  const [o1, o2] = isRiser ? [n1 - wall * 0.6, n2 + wall * 0.6] : [-wall, width + wall];
  const lip = cover === 'plate' ? -14 : cover === 'riser' ? -12 : 0;
  const outline = isRiser
    ? d`M${o1} ${lip}H${n1}V${buried}H0V${depth}H${width}V${buried}H${n2}V${lip}H${o2}V${buried - wall}H${width + wall}V${depth + wall}H${-wall}V${buried - wall}H${o1}Z`
    : d`M${-wall} ${lip}H0V${depth}H${width}V${lip}H${width + wall}V${depth + wall}H${-wall}Z`;
  return [
    path(outline, 'outline shade'),
    wallHatch(basin),
    path(d`M${left} 0H${o1}M${o2} 0H${right}`, 'outline'),
    soil(left, o1 - 8),
    soil(o2 + 4, right),
    lid(basin, o1, o2, lip),
  ];
}

function wallHatch({ width, depth, wall, buried, cover }: Basin): Drawn {
  const top = cover === 'riser' ? buried : 0;
  const rows = Math.floor((depth - top) / 10);
  const columns = Math.floor(width / 10);
  const rise = wall / 2;
  return [
    strokes(
      rows,
      (index) => {
        const y = top + rise + 4 + index * 10;
        return d`M${-wall} ${y + rise}L0 ${y - rise}M${width} ${y + rise}L${width + wall} ${y - rise}`;
      },
      'fine',
    ),
    strokes(columns, (index) => d`M${4 + index * 10 - rise} ${depth + wall}L${4 + index * 10 + rise} ${depth}`, 'fine'),
  ];
}

const soil = (from: number, to: number): Drawn =>
  to > from && strokes(Math.floor((to - from) / 12), (index) => d`M${from + 10 + index * 12} 1l-9 9`, 'fine');

function lid({ width, cover, wall }: Basin, o1: number, o2: number, lip: number): Drawn {
  if (cover === 'floor') {
    return [
      rect(-wall - 8, -7, width + 2 * wall + 16, 7, 'outline light', 2),
      path(d`M${width * 0.3} -7v-5h${width * 0.2}v5`, 'detail'),
    ];
  }
  const overhang = cover === 'plate' ? 8 : 6;
  const [x1, x2] = [o1 - overhang, o2 + overhang];
  const middle = (x1 + x2) / 2;
  return [
    rect(x1, lip - 8, x2 - x1, 8, 'outline light'),
    path(d`M${middle - 60} ${lip - 8}v-5h120v5M${middle - 18} ${lip - 13}q18 -9 36 0`, 'detail'),
  ];
}

/** Water from the floor to the level, with its mark. */
export function water({ width, depth }: Basin, surface: number): Drawn {
  return [
    rect(0.8, surface, width - 1.6, depth - surface - 0.8, 'water'),
    path(d`M0 ${surface}H${width}`, 'surface'),
    path(d`M14 ${surface - 14}h14l-7 10zM9 ${surface + 5}h24M14 ${surface + 10}h14`, 'flow'),
  ];
}

/** The pipe that brings the water in at the left. */
export const inlet = ({ wall }: Basin, y: number): Drawn => [
  rect(-wall - 56, y - 13, wall + 64, 26, 'light'),
  path(d`M${-wall - 56} ${y - 13}H8V${y + 13}H${-wall - 56}M${-wall - 56} ${y - 17}v34`, 'detail'),
  path(d`M${-wall - 46} ${y}H${-wall - 12}M${-wall - 20} ${y - 6}L${-wall - 10} ${y}L${-wall - 20} ${y + 6}`, 'flow'),
];
