import type { Breach } from './file-rules.ts';
import type { ReadFile } from './tree.ts';

/** Files that import each other in a circle, types included. One breach for each knot, which tells its shortest circle. */
export function circleBreaches(files: readonly ReadFile[]): Breach[] {
  const imports = new Map(files.map(({ file, imports }) => [file, imports]));
  const targets = (file: string): string[] =>
    (imports.get(file) ?? []).map(({ target }) => target).filter((target) => target !== undefined);
  return knots([...imports.keys()], targets).map((knot) => {
    const circle = shortestCircle(knot, targets);
    const [file = '', next = file] = circle;
    const line = imports.get(file)?.find(({ target }) => target === next)?.line ?? 1;
    return { file, line, message: `goes round in a circle: ${[...circle, file].join(' → ')}` };
  });
}

/** Sets of files of which each reaches every other: strongly connected components, by Tarjan's algorithm. */
function knots(files: readonly string[], targets: (file: string) => readonly string[]): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const lower = (file: string, to: number | undefined): void => {
    lowest.set(file, Math.min(lowest.get(file) ?? Number.POSITIVE_INFINITY, to ?? Number.POSITIVE_INFINITY));
  };
  const visit = (file: string): void => {
    order.set(file, order.size);
    lower(file, order.get(file));
    open.push(file);
    isOpen.add(file);
    for (const target of targets(file)) {
      if (!order.has(target)) {
        visit(target);
        lower(file, lowest.get(target));
      } else if (isOpen.has(target)) lower(file, order.get(target));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const knot = open.splice(open.indexOf(file));
    for (const each of knot) isOpen.delete(each);
    if (knot.length > 1 || targets(file).includes(file)) found.push(new Set(knot));
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

function shortestCircle(knot: ReadonlySet<string>, targets: (file: string) => readonly string[]): string[] {
  const circles = [...knot].sort().map((file) => wayBack(file, knot, targets));
  return circles.reduce((shortest, circle) => (circle.length < shortest.length ? circle : shortest));
}

/** The files on the shortest way from a file back to itself, breadth first. */
function wayBack(start: string, knot: ReadonlySet<string>, targets: (file: string) => readonly string[]): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const target of targets(way.at(-1) ?? start)) {
      if (target === start) return way;
      if (!knot.has(target) || seen.has(target)) continue;
      seen.add(target);
      ways.push([...way, target]);
    }
  return [...knot];
}
