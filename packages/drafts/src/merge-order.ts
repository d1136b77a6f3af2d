import { isEqual } from './is-equal.ts';

interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
  isKept(name: string): boolean;
}

/**
 * The order of merged elements: that of the side which changed it; each added one after the one it was put after. The same from either
 * side. null: both sides changed the order, each to another.
 */
export function mergeOrder({ base, mine, theirs, isKept }: Orders): string[] | null {
  const known = new Set(base.filter(isKept));
  const inAll = new Set([...known].filter((name) => mine.includes(name) && theirs.includes(name)));
  const shared = (order: readonly string[]): string[] => order.filter((name) => inAll.has(name));
  const [was, byMine, byTheirs] = [shared(base), shared(mine), shared(theirs)];
  const isMineMoved = !isEqual(was, byMine);
  if (isMineMoved && !isEqual(was, byTheirs) && !isEqual(byMine, byTheirs)) return null;
  const spine = isMineMoved ? byMine : byTheirs;
  const gaps = new Map<string | null, string[]>();
  // Elements of one side alone: its own additions, and an element that the other side removed and this one changed.
  const [first, second] = [gapsOf(mine, inAll, isKept), gapsOf(theirs, inAll, isKept)];
  const placed = new Set<string>();
  for (const after of [null, ...spine]) {
    const [one, other] = inSteadyOrder(first.get(after) ?? [], second.get(after) ?? []);
    const here = [...one, ...other.filter((name) => !one.includes(name))].filter((name) => !placed.has(name));
    for (const name of here) placed.add(name);
    gaps.set(after, here);
  }
  return [null, ...spine].flatMap((name) => [...(name === null ? [] : [name]), ...(gaps.get(name) ?? [])]);
}

/** Elements that only this side has, by the shared one they stand after. */
function gapsOf(
  order: readonly string[],
  inAll: ReadonlySet<string>,
  isKept: (name: string) => boolean,
): Map<string | null, string[]> {
  const gaps = new Map<string | null, string[]>();
  let after: string | null = null;
  for (const name of order) {
    if (inAll.has(name)) after = name;
    else if (isKept(name)) gaps.set(after, [...(gaps.get(after) ?? []), name]);
  }
  return gaps;
}

/** Two lists, the one first that is so from either side. */
const inSteadyOrder = (one: string[], other: string[]): [string[], string[]] =>
  JSON.stringify(one) <= JSON.stringify(other) ? [one, other] : [other, one];
