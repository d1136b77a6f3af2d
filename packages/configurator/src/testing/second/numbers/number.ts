import {
  compare,
  exact,
  type Fraction,
  floor,
  largest,
  minus,
  plus,
  roundHalfUp,
  shortest,
  smallest,
  times,
  ZERO,
} from '../reading/fraction.ts';
import { groupAt, type State } from '../state.ts';

export interface Bounds {
  min: Fraction | null;
  max: Fraction | null;
  step: Fraction;
}

/** The bounds in force of a value, a length or a count of entries: of the group's own and those of every limit that holds, the tightest. */
export function boundsAt(state: State, at: number): Bounds {
  const group = groupAt(state, at);
  const own = ownBounds(state, at);
  const limits = (group.limits ?? [])
    .filter(({ of }) => of === undefined || group.kind === 'number')
    .filter((limit) => limit.if === undefined || state.holds(state, limit.if));
  const mins = [own.min, ...limits.flatMap(({ min }) => state.bounding(state, min))].filter((value) => value !== null);
  const maxs = [own.max, ...limits.flatMap(({ max }) => state.bounding(state, max))].filter((value) => value !== null);
  return { min: largest(mins), max: smallest(maxs), step: own.step };
}

/** Of a text: code points (1; 40). Of a sequence: entries (1; 20). */
const OWN_BOUNDS: Readonly<Partial<Record<string, readonly [min: number, max: number]>>> = {
  text: [1, 40],
  sequence: [1, 20],
};

function ownBounds(state: State, at: number): Bounds {
  const group = groupAt(state, at);
  const [least, most] = OWN_BOUNDS[group.kind ?? ''] ?? [0, undefined];
  const { min = least, max = most, digits, step = 1 } = group;
  const shown = digits === undefined ? null : { top: 10n ** BigInt(digits) - 1n, bottom: 1n };
  return { min: exact(min), max: max === undefined ? shown : exact(max), step: exact(step) ?? ZERO };
}

/** The value of a number group that is visible and within its bounds; else null, for unanswered. */
export function valueAt(state: State, at: number): Fraction | null {
  const entered = enteredAt(state, at);
  if (entered === null || state.visible[at] !== true || state.dropped.has(at)) return null;
  const { min, max, step } = boundsAt(state, at);
  const permitted = nearestStep(entered, exact(groupAt(state, at).min ?? 0) ?? ZERO, step);
  if (permitted === null) return null;
  if (min !== null && compare(permitted, min) < 0) return null;
  if (max !== null && compare(permitted, max) > 0) return null;
  return permitted;
}

function enteredAt(state: State, at: number): Fraction | null {
  const entered = state.answers[at]?.[0];
  return typeof entered === 'number' && groupAt(state, at).kind === 'number' ? exact(entered) : null;
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
