import type { Circuit, StarDelta } from '../data/circuit.ts';
import { contactSymbol } from './contact-symbols.ts';
import { type Drawn, d, dot, line, path, terminal, text } from './shape.ts';

const ROW = 32;
/** From the last row of one contactor to the first of the next: room for its label. */
const APART = 50;
/** Between the wires that go down side by side. */
const STEP = 13;

/** The rows of the delta contactor under those of the lines, and of the star contactor under them. */
export function starDeltaRows({ windings }: StarDelta, lastLine: number): { delta: number[]; star: number[] } {
  const from = (top: number): number[] => windings.map((_, nth) => top + nth * ROW);
  const delta = from(lastLine + APART);
  return { delta, star: from((delta.at(-1) ?? lastLine) + APART) };
}

export interface StarDeltaPlace {
  /** The height of each line. */
  rowOf: ReadonlyMap<string, number>;
  rows: { delta: readonly number[]; star: readonly number[] };
  /** The middle of the contactors, under the line contactor. */
  middle: number;
  /** The terminals. */
  stripX: number;
  /** The heights at which the wires of the motor end. */
  endAt(y: number): number;
}

/** Delta and star contactors with their wires, from the lines before the line contactor to the second ends of the windings. */
export function drawStarDelta(
  { star, delta, windings }: StarDelta,
  devices: Circuit['devices'],
  lines: readonly string[],
  { rowOf, rows, middle, stripX, endAt }: StarDeltaPlace,
): Drawn {
  // In the order of the lines that delta takes, so that no wire crosses more than it must.
  const inOrder = lines.map((mark) => windings.find((one) => one.delta === mark));
  const contact = (label: string) => contactSymbol(devices[label]?.kind ?? 'contactor', middle, 0, 'open').reach;
  const [deltaReach, starReach] = [contact(delta), contact(star)];
  const starLeft = middle - starReach - 16;
  const [lastDelta = 0, firstStar = 0] = [rows.delta.at(-1), rows.star[0]];
  return [
    inOrder.map((winding, nth) => {
      const y = rows.delta[nth] ?? 0;
      const from = middle - 36 - nth * STEP;
      const line_ = rowOf.get(lines[nth] ?? '') ?? 0;
      // The first row goes down farthest right, to the last row of the star contactor.
      const down = middle + 36 + (inOrder.length - 1 - nth) * STEP;
      const starY = rows.star[inOrder.length - 1 - nth] ?? 0;
      return [
        dot(from, line_),
        line(from, line_, from, y),
        line(from, y, middle - deltaReach, y),
        line(middle + deltaReach, y, stripX, y),
        dot(down, y),
        line(down, y, down, starY),
        line(middle + starReach, starY, down, starY),
        line(starLeft, starY, middle - starReach, starY),
        line(stripX, y, endAt(y), y, 'field'),
        terminal(stripX, y),
        text('mark', stripX, y - 8, winding?.ends[1] ?? ''),
      ];
    }),
    line(starLeft, firstStar, starLeft, rows.star.at(-1) ?? firstStar),
    rows.star.slice(1, -1).map((y) => dot(starLeft, y)),
    poles(delta, devices, middle, rows.delta, 'above'),
    poles(star, devices, middle, rows.star, 'aside'),
    interlockSign(middle, lastDelta, firstStar),
  ];
}

/** The poles of one contactor, tied. */
function poles(
  label: string,
  devices: Circuit['devices'],
  x: number,
  ys: readonly number[],
  labelled: 'above' | 'aside',
): Drawn {
  const first = ys[0] ?? 0;
  return [
    line(x, first, x, ys.at(-1) ?? first, 'linked'),
    ys.map((y) => contactSymbol(devices[label]?.kind ?? 'contactor', x, y, 'open').drawn),
    labelled === 'above' ? text('label', x, first - 19, label) : text('label', x - 12, first - 19, label, 'end'),
  ];
}

/** The sign of a mechanism that lets only one of two close. */
export const interlockSign = (x: number, from: number, to: number, middle = (from + to) / 2): Drawn => {
  return [
    line(x, from, x, middle - 6, 'linked'),
    path('symbol', d`M${x - 7} ${middle - 6}H${x + 7}L${x} ${middle + 6}Z`),
    line(x, middle + 6, x, to, 'linked'),
  ];
};
