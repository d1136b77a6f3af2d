import type { CompiledGroup, CompiledLimit, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn, type RuleState } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { type Amount, addAmounts, compareAmounts, exactly, toNumber } from '../decimals/amount.ts';
import { type Decimal, product } from '../decimals/decimal.ts';
import { numberIn } from '../rules/compile-sum.ts';
import { listHolds } from '../rules/rules.ts';
import { boundValue, tighter } from './bound-value.ts';
import { boundsOf } from './number-bounds.ts';
import type { State } from './state.ts';

/** Things that limits may not take away: options held by rule. */
interface Holding extends RuleState {
  held: readonly boolean[];
}

/** The option that loses pieces or entries, and how many are left. */
export interface Excess {
  id: number;
  quantity: number;
}

/** The bounds of an attribute that are in force. */
export interface AttributeBounds {
  of: string;
  min: Amount | null;
  max: Amount | null;
}

/** Most options that a multi-select group's limits without `of` let be selected. */
export function mostOptions(group: CompiledGroup, state: RuleState): number {
  return toNumber(countBound(group, state, 'max') ?? Number.POSITIVE_INFINITY);
}

function countBound({ limits }: CompiledGroup, state: RuleState, side: 'min' | 'max'): Amount | null {
  let tightest: Amount | null = null;
  for (const limit of limits) {
    if (limit.of === null && listHolds(limit.if, state)) {
      tightest = tighter(tightest, boundValue(limit[side], state, side), side);
    }
  }
  return tightest;
}

/** The limits with `of` that hold, as bounds, each attribute once. */
export function attributeBounds(group: CompiledGroup, state: RuleState): readonly AttributeBounds[] {
  if (group.limits.length === 0) return [];
  const bounds = new Map<string, AttributeBounds>();
  for (const { of, if: when, min, max } of group.limits) {
    if (of === null || !listHolds(when, state)) continue;
    const known = bounds.get(of) ?? { of, min: null, max: null };
    known.min = tighter(known.min, boundValue(min, state, 'min'), 'min');
    known.max = tighter(known.max, boundValue(max, state, 'max'), 'max');
    bounds.set(of, known);
  }
  return [...bounds.values()];
}

/** The last option that has to give something up, limit by limit; null while all are kept. */
export function excessOf(group: CompiledGroup, state: Holding & Pick<State, 'sequences'>): Excess | null {
  if (!group.multiselect) return misfitOf(group, state);
  for (const limit of group.limits) {
    const excess = limit.of === null ? null : surplusOf(group, limit, limit.of, state);
    if (excess !== null) return excess;
  }
  return null;
}

/** The selected option of a single-choice group that lies outside its bounds. */
function misfitOf(group: CompiledGroup, state: Holding): Excess | null {
  const bounds = attributeBounds(group, state);
  const misfit = group.options.find(
    (option) => isMovable(option, state) && bounds.some((each) => isOutside(option, each)),
  );
  return misfit === undefined ? null : { id: misfit.id, quantity: 0 };
}

function surplusOf(
  group: CompiledGroup,
  limit: CompiledLimit,
  of: string,
  state: Holding & Pick<State, 'sequences'>,
): Excess | null {
  const max = listHolds(limit.if, state) ? boundValue(limit.max, state, 'max') : null;
  if (max === null) return null;
  const surplus = minus(sumOfAttribute(group, of, state), max);
  if (surplus.units <= 0n) return null;
  const isGiving = (option: CompiledOption): boolean => isMovable(option, state) && attributeOf(option, of) > 0;
  const last = inOrder(group, state).findLast(isGiving);
  if (last === undefined) return null;
  const quantity = present(state.quantities[last.id]);
  if (group.kind === 'sequence') return { id: last.id, quantity: quantity - 1 };
  const left = last.data.isQtyReadonly === true ? 0 : quantity - piecesFor(surplus, attributeOf(last, of));
  return { id: last.id, quantity: Math.max(left, 0) };
}

/** The options in the order in which the last gives something up: of a sequence its entries. */
function inOrder(
  { kind, index, options }: CompiledGroup,
  { sequences }: Pick<State, 'sequences'>,
): readonly CompiledOption[] {
  if (kind !== 'sequence') return options;
  return present(sequences[index]).flatMap((entry) => options.find(({ id }) => id === entry) ?? []);
}

/** Fewest pieces that have together at least so much. */
function piecesFor(amount: Decimal, each: number): number {
  const piece = exactly(each);
  const places = Math.max(amount.places, piece.places);
  const [whole, part] = [amount, piece].map((d) => d.units * 10n ** BigInt(places - d.places));
  if (whole === undefined || part === undefined || part <= 0n) return 0;
  return Number((whole + part - 1n) / part);
}

function isMovable({ id, data }: CompiledOption, { quantities, held }: Holding): boolean {
  return isSelectedIn(quantities, id) && held[id] !== true && data.neverDisabled !== true;
}

function attributeOf({ data }: CompiledOption, of: string): number {
  return numberIn(data.attributes, of) ?? 0;
}

/** Whether an option's own attribute lies outside bounds; without the attribute it is not concerned. */
export function isOutside({ data }: CompiledOption, { of, min, max }: AttributeBounds): boolean {
  const own = numberIn(data.attributes, of);
  if (own === undefined) return false;
  return (min !== null && compareAmounts(own, min) < 0) || (max !== null && compareAmounts(own, max) > 0);
}

/** Quantity × attribute over the selected options that count. */
function sumOfAttribute(group: CompiledGroup, of: string, { quantities }: RuleState): Decimal {
  let sum = exactly(0);
  for (const option of group.options) {
    const quantity = present(quantities[option.id]);
    if (quantity === 0 || option.data.neverDisabled === true) continue;
    sum = addAmounts(sum, product(exactly(quantity), exactly(attributeOf(option, of))));
  }
  return sum;
}

function minus(a: Decimal, b: Amount): Decimal {
  const { units, places } = exactly(b);
  return addAmounts(a, { units: -units, places });
}

/** The most pieces of an option that fit under bounds beside the others; Infinity where none concerns it. */
export function mostPieces(
  group: CompiledGroup,
  option: CompiledOption,
  state: RuleState,
  bounds: readonly AttributeBounds[],
): number {
  if (!group.multiselect || bounds.length === 0 || option.data.neverDisabled === true) return Number.POSITIVE_INFINITY;
  const others = { ...state, quantities: state.quantities.with(option.id, 0) };
  let most = Number.POSITIVE_INFINITY;
  for (const { of, max } of bounds) {
    const own = exactly(attributeOf(option, of));
    if (max === null || own.units <= 0n) continue;
    const { units, places } = minus(sumOfAttribute(group, of, others), max);
    const shared = Math.max(places, own.places);
    const room = -units * 10n ** BigInt(shared - places);
    most = Math.min(most, room < 0n ? 0 : Number(room / (own.units * 10n ** BigInt(shared - own.places))));
  }
  return most;
}

/** Whether a sequence has entries, but fewer, or less of an attribute, than it needs. */
function isTooShort(group: CompiledGroup, state: RuleState, isOptional: boolean): boolean {
  const entries = group.options.reduce((sum, { id }) => sum + present(state.quantities[id]), 0);
  if (entries === 0) return !isOptional && lacksAttribute(group, state);
  return entries < boundsOf(group, state).min || lacksAttribute(group, state);
}

function lacksAttribute(group: CompiledGroup, state: RuleState): boolean {
  return attributeBounds(group, state).some(
    ({ of, min }) => min !== null && compareAmounts(sumOfAttribute(group, of, state), min) < 0,
  );
}

/** Whether a group has something, but less than a limit asks for. */
export function hasTooFew(group: CompiledGroup, state: RuleState, isOptional: boolean): boolean {
  if (group.kind === 'sequence') return isTooShort(group, state, isOptional);
  if (!group.multiselect || group.limits.length === 0) return false;
  const counted = group.options.filter(
    ({ id, data }) => isSelectedIn(state.quantities, id) && data.neverDisabled !== true,
  ).length;
  if (counted === 0 && isOptional) return false;
  const least = countBound(group, state, 'min');
  if (least !== null && compareAmounts(counted, least) < 0) return true;
  return lacksAttribute(group, state);
}
