import { line, type Shape } from './shape.ts';

/** A straight wire along an axis: where it lies, and from where to where it goes. */
interface Stretch {
  isLevel: boolean;
  at: number;
  from: number;
  to: number;
}

/** Joins straight wires that continue each other into one line: round ends that lie on each other show as specks, which read as dots. */
export function joinWires(shapes: readonly Shape[]): Shape[] {
  const stretches: Stretch[] = [];
  const others: Shape[] = [];
  for (const shape of shapes) {
    const stretch = stretchOf(shape);
    if (stretch === null) others.push(shape);
    else stretches.push(stretch);
  }
  return [...joined(stretches).map(drawn), ...others];
}

const STRAIGHT = /^M(\S+) (\S+)L(\S+) (\S+)$/;

function stretchOf(shape: Shape): Stretch | null {
  if (shape.tag !== 'path' || shape.style !== 'wire') return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (STRAIGHT.exec(shape.d) ?? []).slice(1).map(Number);
  if (!STRAIGHT.test(shape.d) || (x1 !== x2 && y1 !== y2)) return null;
  return y1 === y2
    ? { isLevel: true, at: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) }
    : { isLevel: false, at: x1, from: Math.min(y1, y2), to: Math.max(y1, y2) };
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const inOrder = stretches.toSorted(
    (one, other) => Number(one.isLevel) - Number(other.isLevel) || one.at - other.at || one.from - other.from,
  );
  const result: Stretch[] = [];
  for (const next of inOrder) {
    const last = result.at(-1);
    if (last !== undefined && last.isLevel === next.isLevel && last.at === next.at && next.from <= last.to)
      last.to = Math.max(last.to, next.to);
    else result.push({ ...next });
  }
  return result.filter(({ from, to }) => to > from);
}

const drawn = ({ isLevel, at, from, to }: Stretch): Shape =>
  isLevel ? line(from, at, to, at) : line(at, from, at, to);
