import type { WetWellDrawing } from '../../drawing-spec.ts';
import { circle, type Drawn, d, path, rect } from '../drawing/shape.ts';
import { bulbFloat, pearFloat } from '../figures/float-body.ts';
import type { Basin } from './basin.ts';

/** The hanging switches: from the top of the opening to their levels. */
export interface Hung {
  basin: Basin;
  /** y of the water. */
  surface: number;
  /** y of each switch, the lowest first. */
  levels: readonly number[];
  /** x of the wall or rod they hang along, at the right. */
  right: number;
  top: number;
}

/** Floats show the true level: those above the water hang, those below it tilt up; the highest is the alarm's. */
export const sensing: Record<WetWellDrawing['sensing'], (hung: Hung) => Drawn> = {
  control({ levels, surface, right, top }) {
    const step = Math.min(16, 64 / Math.max(1, levels.length));
    return [
      rect(right - 20 - step * levels.length, top - 4, 20 + step * levels.length, 8, 'detail light', 1),
      levels.map((y, index) => {
        const x = right - 18 - (levels.length - 1 - index) * step;
        const cap = index === levels.length - 1 && levels.length > 1 ? 'accent' : 'light';
        return y - 16 > surface - 12
          ? [
              path(d`M${x} ${top + 4}V${y + 2}Q${x} ${y + 12} ${x - 4} ${y + 11}`, 'lead'),
              pearFloat(x - 9, y + 7, 112, cap, 0.68),
            ]
          : [path(d`M${x} ${top + 4}V${y - 24}`, 'lead'), pearFloat(x, y - 18, 0, cap, 0.68)];
      }),
    ];
  },
  tethered({ levels, surface, right, top, basin }) {
    const rod = right - 16;
    return [
      rect(rod - 3, top, 6, basin.depth - top - 8, 'detail light', 1),
      levels.map((y, index) => {
        const cap = index === levels.length - 1 ? 'accent' : 'light';
        const above = surface - y;
        const tilt = above > 24 ? 106 : above > -10 ? 176 : 222;
        const angle = (tilt * Math.PI) / 180;
        const [x, fy] = [rod - 4 + Math.cos(angle) * 26, y + Math.sin(angle) * 26];
        return [
          path(d`M${rod} ${y - 8}V${y}L${x} ${fy}`, 'lead'),
          rect(rod - 7, y - 5, 14, 10, 'detail paper', 2),
          bulbFloat(x, fy, tilt, cap, 0.31),
        ];
      }),
      path(d`M${rod} ${top + 2}q6 -10 18 -12`, 'lead'),
    ];
  },
  vertical({ levels, surface, right, top, basin }) {
    const rod = right - 34;
    const foot = basin.depth - 26;
    return [
      rect(rod - 3, top + 20, 6, foot - top - 20, 'detail light', 1),
      rect(rod - 17, top, 34, 24, 'detail paper', 3),
      path(d`M${rod + 8} ${top}q4 -12 20 -14`, 'lead'),
      levels.map((y, index) => {
        const rest = Math.min(y + 22, foot - 22);
        const middle = Math.max(y - 12, Math.min(rest, surface));
        const cap = index === levels.length - 1 && levels.length > 1 ? 'accent' : 'light';
        return [
          rect(rod - 17, middle - 14, 34, 28, 'outline paper', 4),
          rect(rod - 17, middle - 14, 34, 7, `detail ${cap}`, 2),
          [y - 32, rest + 16].map((stop) => rect(rod - 8, stop, 16, 5, 'detail shade', 1)),
        ];
      }),
    ];
  },
  transducer({ right, top, basin }) {
    const x = right - 30;
    const y = basin.depth - 66;
    return [
      path(d`M${x} ${top}V${y}`, 'lead'),
      rect(x - 6, y - 8, 12, 12, 'detail light', 2),
      rect(x - 10, y + 4, 20, 40, 'outline paper', 3),
      rect(x - 10, y + 10, 20, 6, 'detail accent'),
      path(d`M${x - 10} ${y + 44}h20l-3 8h-14z`, 'detail light'),
    ];
  },
  probe({ right, top, levels, surface, basin }) {
    const ends = [basin.depth - 30, ...levels];
    const x0 = right - 24 - ends.length * 13;
    return [
      rect(x0 - 6, top - 2, ends.length * 13 + 10, 20, 'detail paper', 3),
      ends.map((y, index) => {
        const x = x0 + 4 + index * 13;
        return [
          rect(x - 2.5, top + 18, 5, y - top - 18, 'detail light', 1),
          circle(
            x,
            y,
            3.6,
            index === ends.length - 1 && ends.length > 1
              ? 'detail accent'
              : y > surface
                ? 'detail level'
                : 'detail paper',
          ),
        ];
      }),
    ];
  },
};
