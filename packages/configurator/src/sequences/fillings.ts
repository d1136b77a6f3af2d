import { ownBounds } from '../bounds/number-bounds.ts';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';

/** Options of a sequence with how often each stands. */
type Filling = readonly (readonly [CompiledOption, number])[];

/** `isPartial`: there are others. */
interface Fillings {
  sets: readonly Filling[];
  isPartial: boolean;
}

/** Up to so many options every set of them is tried. */
const MOST_COMBINED = 6;

/**
 * The ways to fill a sequence with some of its options, whatever their order, as far as rules tell them apart: where rules count its
 * entries every way, up to `most`; else every set, made long enough.
 */
export function fillingsOf(
  group: CompiledGroup,
  options: readonly CompiledOption[],
  isCounted: boolean,
  most: number,
): Fillings {
  const bounds = ownBounds(group.data);
  const min = Math.max(1, Math.ceil(bounds.min));
  if (min > bounds.max) return { sets: [], isPartial: false };
  if (isCounted || options.length > MOST_COMBINED) return everyWay(options, { min, max: bounds.max }, most);
  const sets = subsets(options).flatMap((set) => padded(set, min) ?? []);
  return { sets: [...sets], isPartial: false };
}

function everyWay(
  options: readonly CompiledOption[],
  { min, max }: { min: number; max: number },
  most: number,
): Fillings {
  const sets: Filling[] = [];
  for (let size = min; size <= max && options.length > 0; size += 1) {
    for (const set of ofSize(options, size)) {
      if (sets.length >= most) return { sets: [...sets, ...eachAlone(options, min)], isPartial: true };
      sets.push(set);
    }
  }
  return { sets, isPartial: false };
}

const eachAlone = (options: readonly CompiledOption[], min: number): readonly Filling[] =>
  options.flatMap((option) => padded([option], min) ?? []).map((each) => [each].flat());

/** The first options as seldom as possible first. */
function* ofSize([first, ...rest]: readonly CompiledOption[], size: number): Iterable<Filling> {
  if (first === undefined) {
    if (size === 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(size, first.maxQuantity); count += 1) {
    for (const others of ofSize(rest, size - count)) yield count === 0 ? others : [[first, count], ...others];
  }
}

/** Each of these at least once, and as often as it takes; null where they are too few. */
function padded(options: readonly CompiledOption[], min: number): [Filling] | null {
  let missing = min - options.length;
  const filling = options.map((option): [CompiledOption, number] => {
    const more = Math.max(0, Math.min(missing, option.maxQuantity - 1));
    missing -= more;
    return [option, 1 + more];
  });
  return missing > 0 || options.length === 0 ? null : [filling];
}

/** Every set, the smaller first. */
function subsets(options: readonly CompiledOption[]): readonly (readonly CompiledOption[])[] {
  const sets: CompiledOption[][] = [[]];
  for (const option of options) for (const set of [...sets]) sets.push([...set, option]);
  return sets.sort((a, b) => a.length - b.length);
}
