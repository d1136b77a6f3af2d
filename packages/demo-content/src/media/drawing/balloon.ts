import { textWidth } from './set-type.ts';
import { circle, type Drawn, d, type Point, path, rect, text } from './shape.ts';

export interface Pointed {
  text: string;
  point: Point;
}

const HEIGHT = 24;
const GAP = 6;

/** Balloons in a column left and right of the figure, in the order of their targets, so that no leaders cross. */
export function balloons(
  pointed: readonly Pointed[],
  frame: { x: number; y: number; width: number; height: number },
  [middle]: Point,
): Drawn {
  const left = pointed.filter(({ point }) => point[0] < middle);
  const right = pointed.filter(({ point }) => point[0] >= middle);
  const edge = (callout: Pointed): number => width(callout) / 2 + 3;
  return [
    column(left, frame, (callout) => frame.x + edge(callout)),
    column(right, frame, (callout) => frame.x + frame.width - edge(callout)),
  ];
}

function column(
  pointed: readonly Pointed[],
  frame: { y: number; height: number },
  centre: (callout: Pointed) => number,
): Drawn {
  const sorted = pointed.toSorted((a, b) => a.point[1] - b.point[1]);
  const [top, bottom] = [frame.y + HEIGHT / 2 + 2, frame.y + frame.height - HEIGHT / 2 - 2];
  const step = HEIGHT + GAP;
  let next = top;
  const heights = sorted.map(({ point }) => {
    const y = Math.max(next, point[1] - 8);
    next = y + step;
    return y;
  });
  const over = Math.max(0, next - step - bottom);
  return sorted.map((callout, index) => {
    const y = Math.max(top + index * step, (heights[index] ?? top) - over);
    return balloon(centre(callout), y, callout);
  });
}

const width = ({ text: words }: Pointed): number => Math.max(28, textWidth(words, 'code') + 16);

function balloon(x: number, y: number, callout: Pointed): Drawn {
  const [px, py] = callout.point;
  const half = width(callout) / 2;
  const from = px > x ? x + half : x - half;
  return [
    path(d`M${from} ${y}L${px} ${py}`, 'detail'),
    circle(px, py, 2.4, 'line'),
    rect(x - half, y - HEIGHT / 2, half * 2, HEIGHT, 'detail paper', HEIGHT / 2),
    text(x, y + 4.6, callout.text, 'text code'),
  ];
}
