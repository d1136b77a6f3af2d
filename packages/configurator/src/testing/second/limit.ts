import type { ConfigOption, GroupLimit } from '../../data/configurator.ts';
import { boundsAt } from './numbers/number.ts';
import {
  compare,
  exact,
  type Fraction,
  floor,
  largest,
  minus,
  plus,
  smallest,
  times,
  ZERO,
} from './reading/fraction.ts';
import { bounding, total } from './reading/measure.ts';
import { listHolds } from './reading/rule.ts';
import { entriesAt, groupAt, isOfSeveral, isSequence, type State, selectedIn } from './state.ts';

export interface LimitInForce {
  of: string | null;
  min: Fraction | null;
  max: Fraction | null;
}

/** The limits of a group whose `if` holds, with their bounds as things stand; the tightest of several values. */
export function limitsInForce(state: State, at: number): LimitInForce[] {
  return (groupAt(state, at).limits ?? [])
    .filter((limit) => limit.if === undefined || listHolds(state, limit.if))
    .map(({ of, min, max }: GroupLimit) => ({
      of: of ?? null,
      min: largest(bounding(state, min)),
      max: smallest(bounding(state, max)),
    }));
}

export function attributeOf(option: ConfigOption, name: string): Fraction | null {
  const attribute = option.attributes?.[name];
  return typeof attribute === 'number' ? exact(attribute) : null;
}

/** Quantity × attribute of all that is selected and counted. */
export function sumIn(state: State, at: number, of: string): Fraction {
  return total(
    selectedIn(state, at)
      .filter(({ option }) => option.neverDisabled !== true)
      .map(({ option, quantity }) => times(pieces(quantity), attributeOf(option, of) ?? ZERO)),
  );
}

/** Whether a single choice stands outside a limit by its own attribute; without it, it is not concerned. */
export function isOutsideLimit(state: State, at: number, option: ConfigOption): boolean {
  if (isOfSeveral(state, at) || option.neverDisabled === true) return false;
  return limitsInForce(state, at).some(({ of, min, max }) => {
    const attribute = of === null ? null : attributeOf(option, of);
    if (attribute === null) return false;
    return (min !== null && compare(attribute, min) < 0) || (max !== null && compare(attribute, max) > 0);
  });
}

/** The most pieces of an option that the group's limits of attributes leave beside the other options; null for as many as one likes. */
export function roomFor(state: State, at: number, option: ConfigOption): bigint | null {
  if (!isOfSeveral(state, at) || option.neverDisabled === true) return null;
  const own = selectedIn(state, at).find((one) => one.option === option)?.quantity ?? 0;
  const rooms = limitsInForce(state, at).flatMap(({ of, max }) => {
    const each = of === null ? null : attributeOf(option, of);
    if (of === null || max === null || each === null || each.top <= 0n) return [];
    const others = minus(sumIn(state, at, of), times(pieces(own), each));
    const left = minus(max, others);
    return [floor({ top: left.top * each.bottom, bottom: left.bottom * each.top })];
  });
  return rooms.sort((a, b) => Number(a - b))[0] ?? null;
}

/** The most options that limits without an attribute allow; null where there is none. */
export function mostOptions(state: State, at: number): Fraction | null {
  return smallest(limitsInForce(state, at).flatMap(({ of, max }) => (of === null && max !== null ? [max] : [])));
}

/** Fewer counted ones than `min`; none at all are too few only where the group may not be left unanswered. */
export function hasTooFew(state: State, at: number, isOptional: boolean): boolean {
  const counted = selectedIn(state, at).filter(({ option }) => option.neverDisabled !== true).length;
  if (!isOfSeveral(state, at) || (counted === 0 && isOptional)) return false;
  if (isSequence(state, at)) {
    const { min } = boundsAt(state, at);
    if (min !== null && compare(pieces(entriesAt(state, at).length), min) < 0) return true;
    return limitsInForce(state, at).some(
      (limit) => limit.of !== null && limit.min !== null && compare(sumIn(state, at, limit.of), limit.min) < 0,
    );
  }
  return limitsInForce(state, at).some(
    ({ of, min }) => min !== null && compare(of === null ? pieces(counted) : sumIn(state, at, of), min) < 0,
  );
}

/** Returns the pieces that an option's own limits leave of it, rounded down; null for as many as one likes. */
export function capOf(state: State, option: ConfigOption): bigint | null {
  const caps = (option.limits ?? [])
    .filter((limit) => limit.if === undefined || listHolds(state, limit.if))
    .flatMap(({ max }) => bounding(state, max));
  const least = smallest(caps);
  return least === null ? null : floor(least);
}

export function pieces(count: number): Fraction {
  return plus({ top: BigInt(count), bottom: 1n }, ZERO);
}
