import type { GatheredGroup } from './gathered-groups.ts';

/** More groups have too many orders to be tried. */
const MOST_PERMUTED = 6;

/** Orders that the groups may have in the number, the likely ones first: by their positions, as they stand, by columns, and any. */
export function* ordersOf(groups: readonly GatheredGroup[]): Generator<readonly GatheredGroup[]> {
  const positioned = groups.filter(({ position }) => position !== null).length;
  const byPosition = [...groups].sort((one, other) => (one.position ?? 99) - (other.position ?? 99));
  if (positioned * 2 >= groups.length && positioned > 1) yield byPosition;
  yield groups;
  yield [...groups].sort((one, other) => {
    const [a, b] = [one.at ?? one.options[0]?.at, other.at ?? other.options[0]?.at];
    return (a?.sheet ?? 0) - (b?.sheet ?? 0) || (a?.column ?? 0) - (b?.column ?? 0) || (a?.row ?? 0) - (b?.row ?? 0);
  });
  if (groups.length <= MOST_PERMUTED) yield* permutations(groups);
}

function* permutations(groups: readonly GatheredGroup[]): Generator<readonly GatheredGroup[]> {
  if (groups.length <= 1) {
    yield groups;
    return;
  }
  for (const [index, first] of groups.entries())
    for (const rest of permutations([...groups.slice(0, index), ...groups.slice(index + 1)])) yield [first, ...rest];
}
