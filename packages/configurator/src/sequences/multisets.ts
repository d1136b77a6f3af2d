import type { CompiledOption } from '../rules/compiled.ts';

type Counted = readonly (readonly [CompiledOption, number])[];

/**
 * The ways to fill a sequence of so many entries with these options, whatever their order, the shorter first; `isPartial` when there are
 * more than `most`.
 */
export function multisetsOf(
  options: readonly CompiledOption[],
  { min, max }: { min: number; max: number },
  most: number,
): { sets: readonly Counted[]; isPartial: boolean } {
  const sets: Counted[] = [];
  for (let size = Math.max(1, Math.ceil(min)); size <= max && options.length > 0; size += 1) {
    for (const set of ofSize(options, size)) {
      if (sets.length === most) return { sets, isPartial: true };
      sets.push(set);
    }
  }
  return { sets, isPartial: false };
}

/** The first options as seldom as possible first. */
function* ofSize([first, ...rest]: readonly CompiledOption[], size: number): Iterable<Counted> {
  if (first === undefined) {
    if (size === 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(size, first.maxQuantity); count += 1) {
    for (const others of ofSize(rest, size - count)) yield count === 0 ? others : [[first, count], ...others];
  }
}
