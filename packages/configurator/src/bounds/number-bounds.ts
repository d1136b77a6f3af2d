import type { CompiledGroup } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import type { ConfigGroup } from '../data/configurator.ts';
import type { NumberBounds } from '../data/evaluation.ts';
import { toNumber } from '../decimals/amount.ts';
import { printValue, stepsOf, valueEntered } from '../decimals/steps.ts';
import { listHolds } from '../rules/rules.ts';
import { boundValue } from './bound-value.ts';

/** The bound that an absent `max` without `digits` stands for. */
export const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/**
 * The bounds in force: the group's own, narrowed by the limits that hold; the tightest wins. They are of a number's value, a text's
 * length or a sequence's entries. In a sequence a limit with `of` bounds something else.
 */
export function boundsOf(group: CompiledGroup, state: RuleState): NumberBounds {
  let { min, max, step } = ownBounds(group.data);
  for (const limit of group.limits) {
    if ((group.kind === 'sequence' && limit.of !== null) || !listHolds(limit.if, state)) continue;
    min = Math.max(min, toNumber(boundValue(limit.min, state, 'min') ?? min));
    max = Math.min(max, toNumber(boundValue(limit.max, state, 'max') ?? max));
  }
  // Data may say -0.
  return { min: min + 0, max: max + 0, step };
}

/** The code points of a text and the entries of a sequence, where its data does not say. */
const USUAL = { text: { min: 1, max: 40 }, sequence: { min: 1, max: 20 } } as const;

/** Texts and sequences have an end, whatever the data say: so many code points of a text, so many entries of a sequence. */
export const MOST_ENTERED = { text: 1_000, sequence: 200 } as const;

/** Of a number `min` defaults to 0, `max` to what `digits` can show, `step` to 1; neither bound is beyond the largest safe integer. */
export function ownBounds(data: ConfigGroup): NumberBounds {
  if (data.kind === 'text' || data.kind === 'sequence') {
    const usual = USUAL[data.kind];
    return { min: data.min ?? usual.min, max: Math.min(data.max ?? usual.max, MOST_ENTERED[data.kind]), step: 1 };
  }
  const widest = data.digits === undefined ? UNBOUNDED : Math.min(10 ** data.digits - 1, UNBOUNDED);
  return { min: Math.max(data.min ?? 0, -UNBOUNDED), max: Math.min(data.max ?? widest, widest), step: data.step || 1 };
}

/** Within the bounds, on a step counted from the group's own `min`, and printable in its digits. */
export function isWithin(value: number, bounds: NumberBounds, data: ConfigGroup): boolean {
  if (!(value >= bounds.min && value <= bounds.max) || valueEntered(stepsOf(data), value) !== value) return false;
  return data.digits === undefined || printValue(value, data).replace('-', '').length === data.digits;
}

/**
 * The number that is remembered for an entry: the value it means, or itself where it lies between two values; never -0, which JSON has
 * not.
 */
export function entered(entry: number, data: ConfigGroup): number {
  return (valueEntered(stepsOf(data), entry) ?? entry) + 0;
}
