import type { ConfigGroup } from '../data/configurator.ts';
import { decimalOf, printUnits } from './decimal.ts';

/**
 * The values of a number group, counted in whole steps from its `min`. A value is a whole count of units, which are the last decimal
 * place that `min` or `step` has: from -0.1 by 0.001 the value 0.001 is step 101, and 1 unit.
 */
export interface Steps {
  /** Decimal places of every value. */
  places: number;
  /** Units in 1. */
  scale: number;
  /** The value of step 0, and the distance of two steps, in units. */
  first: number;
  step: number;
  /** No value has more units, in either direction: up to here each value is a number of its own. */
  most: number;
}

/** More than any measure has: a step that is no decimal fraction ends here. */
const MOST_PLACES = 12;
/** Numbers hold every decimal of 15 digits. */
const MOST_DECIMAL_UNITS = 1e15;
/** An entry this near to a value, in steps, is that value: a computer added it up, or a hand typed a digit too many. */
const ENTRY_TOLERANCE = 1e-6;

type NumberData = Pick<ConfigGroup, 'min' | 'step' | 'digits'>;

const remembered = new WeakMap<NumberData, Steps>();

/** Derived once per group object; the object must not be changed afterwards. */
export function stepsOf(data: NumberData): Steps {
  const known = remembered.get(data);
  if (known !== undefined) return known;
  const steps = derive(data.min ?? 0, data.step || 1);
  remembered.set(data, steps);
  return steps;
}

function derive(min: number, step: number): Steps {
  let places = Math.min(MOST_PLACES, Math.max(decimalOf(min).places, decimalOf(step).places));
  while (places > 0 && Math.abs(min) * 10 ** places > MOST_DECIMAL_UNITS) places -= 1;
  const scale = 10 ** places;
  const most = places === 0 ? Number.MAX_SAFE_INTEGER : MOST_DECIMAL_UNITS;
  const first = Math.min(Math.max(Math.round(min * scale), -most), most);
  return { places, scale, first, step: Math.max(Math.round(Math.abs(step) * scale), 1), most };
}

/** The value of a step. The quotient of two whole numbers is the number that its decimal is written as. */
export function valueAt({ first, step, scale }: Steps, count: number): number {
  return (first + count * step) / scale + 0;
}

/** The value of an entry: the one no further away than a computer's rounding error; null when it lies between two. */
export function valueEntered(steps: Steps, entry: number): number | null {
  const { first, step, scale, most } = steps;
  const count = Math.round((entry * scale - first) / step);
  const value = valueAt(steps, count);
  if (!(Math.abs(first + count * step) <= most)) return null;
  return value === entry || Math.abs(value - entry) * scale <= step * ENTRY_TOLERANCE ? value : null;
}

/**
 * The last step that is not above a number, and the first that is not below it: the same step when the number is a
 * value.
 */
export function stepsAround(steps: Steps, number: number): { below: number; above: number } {
  const { first, step, scale, most } = steps;
  const edge = Math.min(Math.max(number, -most / scale), most / scale);
  let below = Math.floor((edge * scale - first) / step);
  // Further away one step more is the same number.
  if (!(Math.abs(below) < Number.MAX_SAFE_INTEGER)) return { below, above: below };
  while (valueAt(steps, below) > edge) below -= 1;
  while (valueAt(steps, below + 1) <= edge) below += 1;
  return { below, above: valueAt(steps, below) === edge ? below : below + 1 };
}

/** A value as the model number shows it: zero-padded to `digits`, else the shortest form. */
export function printValue(value: number, data: NumberData): string {
  const { places, scale } = stepsOf(data);
  const units = Math.round(value * scale);
  if (data.digits === undefined) return printUnits(units, places);
  return (units < 0 ? '-' : '') + printUnits(Math.abs(units), places).padStart(data.digits, '0');
}
