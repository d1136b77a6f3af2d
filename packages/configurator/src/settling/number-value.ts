import type { ConfigGroup } from '../data/configurator.ts';
import type { NumberBounds } from '../data/evaluation.ts';
import type { Bound, CompiledGroup } from '../rules/compiled.ts';
import type { Facts } from '../rules/facts.ts';
import { listHolds } from '../rules/rules.ts';

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

/** `min` defaults to 0, `max` to what `digits` can show, `step` to 1; neither bound is beyond the largest safe integer. */
export function ownBounds(data: ConfigGroup): NumberBounds {
  const widest = data.digits === undefined ? UNBOUNDED : Math.min(10 ** data.digits - 1, UNBOUNDED);
  return { min: Math.max(data.min ?? 0, -UNBOUNDED), max: Math.min(data.max ?? widest, widest), step: data.step || 1 };
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
  if (Math.abs(steps - Math.round(steps)) > Math.max(LEAST_ERROR, RELATIVE_ERROR * Math.abs(steps))) return false;
  return data.digits === undefined || printNumber(value, data).replace('-', '').length === data.digits;
}

/** How far from a step a value may be that was added up by a computer, in steps; large ones by the precision of numbers. */
const LEAST_ERROR = 1e-9;
const RELATIVE_ERROR = 2 ** -50;

/** Zero-padded to `digits`, else the shortest form; with the decimals that steps from `min` can have: 0.1 + 0.2 prints as 0.3. */
export function printNumber(value: number, data: ConfigGroup): string {
  const decimals = Math.max(decimalsOf(data.min ?? 0), decimalsOf(data.step || 1));
  const fixed = Math.abs(value).toFixed(decimals);
  const shortest = decimals === 0 ? fixed : fixed.replace(/\.?0+$/, '');
  const sign = value < 0 && shortest !== '0' ? '-' : '';
  return sign + (data.digits === undefined ? shortest : shortest.padStart(data.digits, '0'));
}

/** More than any measure has; a step that is no decimal fraction is cut off there. */
const MOST_DECIMALS = 12;

function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const decimals = mantissa.length - 1 - mantissa.indexOf('.');
  return Math.min(MOST_DECIMALS, (mantissa.includes('.') ? decimals : 0) - Number(exponent));
}
