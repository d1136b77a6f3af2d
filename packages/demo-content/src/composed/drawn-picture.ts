import type { Balloon, Layer, LayeredPicture, Measure } from '@millrace/pictures';
import { fragmentOf } from '../media/drawing/fragment.ts';
import type { Box } from '../media/drawing/picture.ts';
import { apply, at, type Drawn, group, type Point } from '../media/drawing/shape.ts';

/** A product drawn part by part, in the units of its figure. */
export interface DrawnSubject {
  words: string;
  when?: readonly string[];
  /** Holds all layers, without dimensions. */
  box: Box;
  layers: readonly DrawnLayer[];
  balloons: readonly Balloon[];
  measures?: readonly DrawnMeasure[];
}

export interface DrawnLayer extends Omit<Layer, 'drawing'> {
  drawn: Drawn;
}

/** A dimension, and the direction in which its line stands off from what it measures. */
interface DrawnMeasure extends Measure {
  out: Point;
}

const SHEET = { width: 520, height: 560 };
/** Room for balloons at the sides, and for dimensions above and below. */
const MARGIN = { x: 92, y: 34 };
/** Keeps small things from being blown up. */
const LARGEST = 2;
const STAND_OFF = 16;

/** One layer of a product; without rules it is always there. */
export const drawnLayer = (
  name: string,
  words: string,
  drawn: Drawn,
  when: readonly string[] = [],
  further: Pick<Layer, 'slot' | 'undecided'> = {},
): DrawnLayer => ({ name, words, drawn, ...(when.length === 0 ? {} : { when }), ...further });

/** Brings a product to the middle of a sheet, with its balloons and dimensions. */
export function drawnPicture({ words, when, box, layers, balloons, measures = [] }: DrawnSubject): LayeredPicture {
  const scale = Math.min((SHEET.width - 2 * MARGIN.x) / box.width, (SHEET.height - 2 * MARGIN.y) / box.height, LARGEST);
  const sheet = at(
    (SHEET.width - box.width * scale) / 2 - box.x * scale,
    (SHEET.height - box.height * scale) / 2 - box.y * scale,
    scale,
  );
  const onSheet = (point: Point, [ox, oy]: Point = [0, 0]): Point => {
    const [x, y] = apply(sheet, point);
    return [round(x + ox * STAND_OFF), round(y + oy * STAND_OFF)];
  };
  return {
    words,
    ...SHEET,
    ...(when === undefined ? {} : { when }),
    layers: layers.map(({ drawn, ...layer }) => ({ ...layer, drawing: fragmentOf(group(sheet, drawn)) })),
    balloons: balloons.map((balloon) => ({ ...balloon, at: onSheet(balloon.at) })),
    measures: measures.map(({ from, to, out, ...measure }) => ({
      ...measure,
      from: onSheet(from, out),
      to: onSheet(to, out),
    })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
