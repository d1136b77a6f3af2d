import { type Shape, textStyles } from './shape.ts';

/** From where to where something reaches down the sheet. */
interface Span {
  top: number;
  bottom: number;
}

/** Least height in units of a band that a sheet may be cut in. */
const LEAST_GAP = 3;

/** Heights at which a drawing may be cut into pages, from the top: nothing lies there but wires that go straight down. */
export function pageBreaks(shapes: readonly Shape[]): number[] {
  const spans = shapes.flatMap((shape) => spanOf(shape) ?? []).toSorted((one, other) => one.top - other.top);
  const breaks: number[] = [];
  let reached = spans[0]?.bottom ?? 0;
  for (const { top, bottom } of spans) {
    if (top - reached >= LEAST_GAP) breaks.push((reached + top) / 2);
    reached = Math.max(reached, bottom);
  }
  return breaks;
}

/** Null for a wire that goes straight down: a cut leaves it readable. */
function spanOf(shape: Shape): Span | null {
  switch (shape.tag) {
    case 'circle':
      return { top: shape.y - shape.r, bottom: shape.y + shape.r };
    case 'rect':
      return { top: shape.y, bottom: shape.y + shape.height };
    case 'text':
      return { top: shape.y - textStyles[shape.style].size, bottom: shape.y + textStyles[shape.style].size * 0.3 };
    case 'path': {
      const { xs, ys } = pointsOf(shape.d);
      const isDown = shape.style === 'wire' && xs.every((x) => x === xs[0]);
      return isDown ? null : { top: Math.min(...ys), bottom: Math.max(...ys) };
    }
  }
}

/** Every point of path data, control points among them: a curve stays between them. */
function pointsOf(data: string): { xs: number[]; ys: number[] } {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const [, command = '', given = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const axis = command.toLowerCase();
    if (axis === 'h') x = fromX + (numbers[0] ?? 0);
    else if (axis === 'v') y = fromY + (numbers[0] ?? 0);
    else
      for (let nth = 0; nth + 1 < numbers.length; nth += 2) {
        x = fromX + (numbers[nth] ?? 0);
        y = fromY + (numbers[nth + 1] ?? 0);
        xs.push(x);
        ys.push(y);
      }
    xs.push(x);
    ys.push(y);
  }
  return { xs, ys };
}
