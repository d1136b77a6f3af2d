import type { Bound, CompiledGroup } from './compiled.ts';
import type { ConfigGroup } from './configurator.ts';
import type { NumberBounds } from './evaluation.ts';
import { listHolds } from './rules.ts';
import type { Facts } from './state.ts';

/** What an absent `max` without `digits` stands for. */
export const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** The bounds in force: the group's own, narrowed by the limits that hold; the tightest wins. */
export function boundsOf(group: CompiledGroup, facts: Facts): NumberBounds {
  let { min, max, step } = ownBounds(group.data);
  for (const limit of group.limits) {
    if (!listHolds(limit.if, facts)) continue;
    min = Math.max(min, boundValue(limit.min, facts) ?? min);
    max = Math.min(max, boundValue(limit.max, facts) ?? max);
  }
  return { min, max, step };
}

/** `min` defaults to 0, `max` to what `digits` can show, else to the largest safe integer, `step` to 1. */
export function ownBounds(data: ConfigGroup): NumberBounds {
  const widest = data.digits === undefined ? UNBOUNDED : 10 ** data.digits - 1;
  return { min: data.min ?? 0, max: Math.min(data.max ?? UNBOUNDED, widest), step: data.step || 1 };
}

/** A bound that names an unanswered group bounds nothing. */
function boundValue(bound: Bound | null, facts: Facts): number | null {
  if (bound === null) return null;
  return 'value' in bound ? bound.value : (facts.answers[bound.group] ?? null);
}

/** Within the bounds, on a step counted from the group's own `min`, and printable in its digits. */
export function isWithin(value: number, bounds: NumberBounds, data: ConfigGroup): boolean {
  if (!(value >= bounds.min && value <= bounds.max)) return false;
  const steps = (value - ownBounds(data).min) / bounds.step;
  if (Math.abs(steps - Math.round(steps)) > 1e-9 * Math.max(1, Math.abs(steps))) return false;
  return data.digits === undefined || printNumber(value, data).length === printedWidth(value, data.digits);
}

/** Zero-padded to `digits`, else the shortest form. */
export function printNumber(value: number, data: ConfigGroup): string {
  const shortest = shortestForm(Math.abs(value));
  const sign = value < 0 ? '-' : '';
  return sign + (data.digits === undefined ? shortest : shortest.padStart(data.digits, '0'));
}

/** Of a number within a step's rounding: 0.1 + 0.2 prints as 0.3. */
function shortestForm(value: number): string {
  return String(Number(value.toPrecision(12)));
}

function printedWidth(value: number, digits: number): number {
  return digits + (value < 0 ? 1 : 0);
}
