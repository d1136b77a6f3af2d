import type { ConfigGroup } from '../data/configurator.ts';
import type { NumberBounds } from '../data/evaluation.ts';
import { type Steps, stepsAround, stepsOf, valueAt } from '../decimals/steps.ts';

/** The value one step up or down from an entry, inside the bounds; from an entry between two values the next of them. */
export function nextValue(group: ConfigGroup, bounds: NumberBounds, entry: number | null, direction: 1 | -1): number {
  const steps = stepsOf(group);
  if (entry === null) return inside(steps, bounds, 0);
  const { below, above } = stepsAround(steps, entry);
  return inside(steps, bounds, direction > 0 ? below + 1 : above - 1);
}

/** The values inside the bounds that are nearest to a number: the number itself, or one on either side. */
export function nearestValues(group: ConfigGroup, bounds: NumberBounds, number: number): readonly number[] {
  const steps = stepsOf(group);
  const { below, above } = stepsAround(steps, number);
  return [...new Set([inside(steps, bounds, below), inside(steps, bounds, above)])];
}

function inside(steps: Steps, { min, max }: NumberBounds, step: number): number {
  const lowest = stepsAround(steps, min).above;
  const highest = stepsAround(steps, max).below;
  return valueAt(steps, Math.max(lowest, Math.min(step, highest)));
}
