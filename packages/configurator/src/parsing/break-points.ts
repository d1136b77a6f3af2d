import { isWithin, ownBounds } from '../bounds/number-bounds.ts';
import type { Alternative, Bound, Compiled, CompiledGroup } from '../compiled/compiled.ts';
import { stepsAround, stepsOf, valueAt } from '../decimals/steps.ts';

/** The values that rules and limits compare the answers of a number group with. */
export interface BreakPoints {
  /** Its values at and next to every number it is compared with. */
  fixed: readonly number[];
  /** Number groups whose values are compared with its own, or bound it, or are bounded by it. */
  partners: readonly CompiledGroup[];
}

const NONE: BreakPoints = { fixed: [], partners: [] };

/**
 * Values that stand for all others: no rule distinguishes two values between neighbours. Empty when no rule reads the
 * group.
 */
export function breakPointsOf(compiled: Compiled, group: CompiledGroup): BreakPoints {
  const edges: number[] = [];
  const partners = new Set<CompiledGroup>();
  let isAsked = false;
  const meet = (index: number): void => {
    const partner = compiled.groups[index];
    if (partner !== undefined && partner !== group) partners.add(partner);
  };
  for (const alternative of alternativesOf(compiled)) {
    if (!mentions(alternative, group)) continue;
    isAsked = true;
    for (const side of [alternative.left, alternative.right]) {
      if (typeof side === 'number') edges.push(side);
      else if (side.kind === 'attribute') edges.push(...side.values.map(({ value }) => value));
      else if (side.kind === 'value') meet(side.group);
    }
  }
  for (const other of compiled.groups) {
    for (const bound of other.limits.flatMap(({ min, max }) => [min, max])) {
      if (bound === null) continue;
      if (other === group) {
        if ('value' in bound) edges.push(bound.value);
        else if ('group' in bound) meet(bound.group);
      } else if (names(bound, group)) {
        isAsked = true;
        meet(other.index);
      }
    }
  }
  if (!isAsked) return NONE;
  const { min, max } = ownBounds(group.data);
  for (const { data } of [...partners]) edges.push(ownBounds(data).min, ownBounds(data).max);
  return {
    fixed: [...new Set([...edges, min, max].flatMap((edge) => valuesAround(group, edge)))],
    partners: [...partners],
  };
}

/** The values at a number, or on either side of it, and the next ones. */
export function valuesAround({ data }: CompiledGroup, edge: number): readonly number[] {
  const bounds = ownBounds(data);
  const steps = stepsOf(data);
  const { below, above } = stepsAround(steps, edge);
  return [below, above, below - 1, above + 1]
    .map((step) => valueAt(steps, step))
    .filter((value) => isWithin(value, bounds, data));
}

type Comparison = Extract<Alternative, { kind: 'compare' }>;

function alternativesOf({ groups, options, requires, facts }: Compiled): readonly Comparison[] {
  const lists = [
    ...groups.flatMap(({ showIf, hideIf, limits }) => [showIf, hideIf, ...limits.map((limit) => limit.if)]),
    ...options.flatMap(({ enableIf, disableIf, selectIf }) => [enableIf, disableIf, selectIf]),
    ...requires.flatMap((requirement) => [requirement.if, requirement.then]),
    ...facts.flatMap(({ entries }) => entries.map((entry) => entry.if)),
  ];
  return lists.flatMap((list) =>
    list.flatMap(({ alternatives }) => alternatives.filter((alternative) => alternative.kind === 'compare')),
  );
}

function mentions({ left, right }: Comparison, { index }: CompiledGroup): boolean {
  const isIt = (side: Comparison['right']): boolean =>
    typeof side !== 'number' && side.kind === 'value' && side.group === index;
  return isIt(left) || isIt(right);
}

function names(bound: Bound, { index }: CompiledGroup): boolean {
  return 'group' in bound && bound.group === index;
}
