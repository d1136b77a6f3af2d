import { type Shape, textStyles } from './shape.ts';

/** From where to where something reaches down the sheet. */
export interface Extent {
  top: number;
  bottom: number;
}

export function extentOf(shape: Shape): Extent {
  switch (shape.tag) {
    case 'circle':
      return { top: shape.y - shape.r, bottom: shape.y + shape.r };
    case 'rect':
      return { top: shape.y, bottom: shape.y + shape.height };
    case 'text':
      return { top: shape.y - textStyles[shape.style].size, bottom: shape.y + textStyles[shape.style].size * 0.3 };
    case 'path': {
      const ys = pointsOf(shape.d).map(([, y]) => y);
      return { top: Math.min(...ys), bottom: Math.max(...ys) };
    }
  }
}

/** A wire that goes straight down; null for anything else. */
export function straightDown(shape: Shape): { x: number; from: number; to: number } | null {
  if (shape.tag !== 'path' || shape.style !== 'wire') return null;
  const points = pointsOf(shape.d);
  const [x = 0] = points[0] ?? [];
  if (points.some(([one]) => one !== x)) return null;
  const { top: from, bottom: to } = extentOf(shape);
  return { x, from, to };
}

/** Every point of path data, control points among them: a curve stays between them. */
function pointsOf(data: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', given = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    const axis = command.toLowerCase();
    const [fromX, fromY] = command === axis ? [x, y] : [0, 0];
    if (axis === 'h') x = fromX + (numbers[0] ?? 0);
    else if (axis === 'v') y = fromY + (numbers[0] ?? 0);
    else
      for (let nth = 0; nth + 1 < numbers.length; nth += 2) {
        x = fromX + (numbers[nth] ?? 0);
        y = fromY + (numbers[nth + 1] ?? 0);
        points.push([x, y]);
      }
    points.push([x, y]);
  }
  return points;
}
