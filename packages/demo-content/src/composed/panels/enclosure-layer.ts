import { circle, type Drawn, d, group, line, path, rect, strokes } from '../../media/drawing/shape.ts';
import { back, feet } from '../../media/figures/enclosure.ts';
import { DOOR_LEFT, DOOR_UP } from '../../media/figures/panel-inside.ts';

export type Material = 'painted' | 'thermoplastic' | 'windowed' | 'fibreglass' | 'stainless';

/** Width, height and depth in the units of a figure. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** An open enclosure with its back plate and its door, in one material. */
export function enclosureLayer(size: Size, material: Material, pumps: number): Drawn {
  const { width, height } = size;
  const fill = material === 'stainless' ? 'steel' : 'paper';
  return [
    feet(width, height),
    shell(size, material),
    rect(0, 0, width, height, `outline ${fill}`, 4),
    rect(9, 9, width - 18, height - 18, 'detail shade', 3),
    rect(18, 18, width - 36, height - 36, 'detail light', 1),
    [24, width - 24].flatMap((x) => [24, height - 24].map((y) => circle(x, y, 2.2, 'fine paper'))),
    door(size, material, pumps),
  ];
}

/** Right side and top, with what tells the material. */
function shell({ width, height, depth }: Size, material: Material): Drawn {
  const [dx, dy] = back(depth);
  const side =
    material === 'thermoplastic' || material === 'windowed' ? 'light' : material === 'stainless' ? 'steel' : 'shade';
  const top = material === 'stainless' ? 'steel' : 'light';
  return [
    path(d`M${width} 0L${width + dx} ${dy}V${height + dy}L${width} ${height}Z`, `outline ${side}`),
    path(d`M0 0L${dx} ${dy}H${width + dx}L${width} 0Z`, `outline ${top}`),
    textures[material]({ width, height, depth }),
  ];
}

/** Brushed steel has its grain, fibreglass its flecks, moulded plastic a rib, folded sheet its seam. */
const textures: Record<Material, (size: Size) => Drawn> = {
  painted: (size) => onSide(size, 0.5, 'V'),
  thermoplastic: (size) => [onSide(size, 0.22, 'V'), onSide(size, 0.34, 'V')],
  windowed: (size) => [onSide(size, 0.22, 'V'), onSide(size, 0.34, 'V')],
  fibreglass: ({ width, height, depth }) => {
    const [dx, dy] = back(depth);
    const rows = Math.floor(height / 22);
    return strokes(
      rows * 3,
      (nth) => {
        const [row, column] = [Math.floor(nth / 3), nth % 3];
        const share = 0.2 + column * 0.3 + (row % 2) * 0.1;
        const y = 14 + row * 22 + ((nth * 7) % 5);
        return d`M${width + dx * share} ${y + dy * share}l3 2`;
      },
      'fine',
    );
  },
  stainless: ({ width, height, depth }) => {
    const [dx, dy] = back(depth);
    const rows = Math.floor(height / 9);
    return [
      strokes(
        rows,
        (row) => {
          const [from, to] = [0.08 + ((row * 5) % 3) * 0.12, 0.94 - ((row * 7) % 4) * 0.12];
          const y = 8 + row * 9;
          return d`M${width + dx * from} ${y + dy * from}L${width + dx * to} ${y + dy * to}`;
        },
        'fine',
      ),
      strokes(3, (row) => d`M${dx * (0.25 + row * 0.25) + 12} ${dy * (0.25 + row * 0.25)}h${width - 34}`, 'fine'),
    ];
  },
};

function onSide({ width, height, depth }: Size, share: number, _: 'V'): Drawn {
  const [dx, dy] = back(depth);
  return path(d`M${width + dx * share} ${dy * share}V${height + dy * share}`, 'fine');
}

/** The door stands open to the left, seen from within: the backs of lamps and switches, a pocket for the drawings. */
function door({ width, height }: Size, material: Material, pumps: number): Drawn {
  const columns = Array.from(
    { length: pumps },
    (_, pump) => width / 2 + (pump - (pumps - 1) / 2) * Math.min(72, width / (pumps + 1)),
  );
  const hingeAt = Math.min(36, height * 0.16);
  return [
    group(
      [-DOOR_LEFT, DOOR_UP, 0, 1, 0, 0],
      rect(0, 0, width, height, `outline ${material === 'stainless' ? 'steel' : 'light'}`, 4),
      rect(10, 10, width - 20, height - 20, 'fine', 4),
      material === 'windowed' && [
        rect(26, height * 0.1, width - 52, height * 0.46, 'detail paper', 8),
        line(40, height * 0.5, width * 0.36, height * 0.16, 'fine'),
        line(54, height * 0.5, width * 0.44, height * 0.16, 'fine'),
      ],
      columns.map((x) => [
        circle(x, height * 0.2, 10, 'detail paper'),
        circle(x, height * 0.43, 17, 'detail paper'),
        circle(x, height * 0.43, 9, 'fine shade'),
      ]),
      rect(width * 0.18, height * 0.64, width * 0.5, height * 0.27, 'detail paper', 2),
      line(width * 0.18, height * 0.69, width * 0.68, height * 0.69, 'fine'),
      [0.2, 0.74].map((share) => rect(width - 30, height * share, 14, 24, 'detail paper', 2)),
    ),
    [hingeAt, height - hingeAt - 28].map((y) => rect(-4, y, 9, 28, 'detail paper', 2)),
  ];
}
