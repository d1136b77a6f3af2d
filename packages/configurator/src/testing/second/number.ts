import { compare, exact, type Fraction, floor, minus, plus, roundHalfUp, shortest, times, ZERO } from './fraction.ts';
import { groupAt, groupsOf, type State } from './state.ts';

export interface Bounds {
  min: Fraction | null;
  max: Fraction | null;
  step: Fraction;
}

/** The bounds in force: of the group's own and those of every limit that holds, the tightest. */
export function boundsAt(state: State, at: number): Bounds {
  const group = groupAt(state, at);
  const own = ownBounds(state, at);
  const limits = (group.limits ?? []).filter((limit) => state.holds(state, limit.if));
  const mins = [own.min, ...limits.map(({ min }) => bound(state, min))].filter((value) => value !== null);
  const maxs = [own.max, ...limits.map(({ max }) => bound(state, max))].filter((value) => value !== null);
  return { min: largest(mins), max: smallest(maxs), step: own.step };
}

function largest(values: readonly Fraction[]): Fraction | null {
  return [...values].sort((a, b) => compare(b, a))[0] ?? null;
}

function smallest(values: readonly Fraction[]): Fraction | null {
  return [...values].sort(compare)[0] ?? null;
}

function ownBounds(state: State, at: number): Bounds {
  const { min = 0, max, digits, step = 1 } = groupAt(state, at);
  const shown = digits === undefined ? null : { top: 10n ** BigInt(digits) - 1n, bottom: 1n };
  return { min: exact(min), max: max === undefined ? shown : exact(max), step: exact(step) ?? ZERO };
}

/** A number as it is, or the value of another number group; one without a value bounds nothing. */
function bound(state: State, written: number | string | undefined): Fraction | null {
  if (written === undefined) return null;
  if (typeof written === 'number') return exact(written);
  const at = groupsOf(state).findIndex(({ name }) => name === written);
  return at < 0 ? null : valueAt(state, at);
}

/** The value of a number group that is visible and within its bounds; else null, for unanswered. */
export function valueAt(state: State, at: number): Fraction | null {
  const entered = enteredAt(state, at);
  if (entered === null || state.visible[at] !== true) return null;
  const { min, max, step } = boundsAt(state, at);
  const permitted = nearestStep(entered, exact(groupAt(state, at).min ?? 0) ?? ZERO, step);
  if (permitted === null) return null;
  if (min !== null && compare(permitted, min) < 0) return null;
  if (max !== null && compare(permitted, max) > 0) return null;
  return permitted;
}

function enteredAt(state: State, at: number): Fraction | null {
  const entered = state.answers[at]?.[0];
  return entered === undefined ? null : exact(entered);
}

/** The step that an entry is meant for: none is further from it than a millionth of a step. */
function nearestStep(entered: Fraction, from: Fraction, step: Fraction): Fraction | null {
  const steps = roundHalfUp(over(minus(entered, from), step));
  const nearest = plus(from, times(step, { top: steps, bottom: 1n }));
  const gap = minus(entered, nearest);
  const distance = gap.top < 0n ? { top: -gap.top, bottom: gap.bottom } : gap;
  return compare(distance, times(step, { top: 1n, bottom: 1_000_000n })) <= 0 ? nearest : null;
}

function over(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom, bottom: a.bottom * b.top };
}

/** As it stands in a model number: padded with zeros, or in its shortest form. */
export function printNumber(state: State, at: number): string {
  const value = valueAt(state, at);
  if (value === null) return '';
  const { digits } = groupAt(state, at);
  return digits === undefined ? shortest(value) : `${floor(value)}`.padStart(digits, '0');
}
