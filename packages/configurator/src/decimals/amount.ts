import { type Decimal, decimalOf, printUnits } from './decimal.ts';

/** A number, or an exact decimal: a sum may have more digits than a number holds. */
export type Amount = number | Decimal;

/** Below, at or above 0 as `a` is below, at or above `b`, exactly. */
export function compareAmounts(a: Amount, b: Amount): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  const left = exactly(a);
  const right = exactly(b);
  const places = Math.max(left.places, right.places);
  const difference = unitsAt(places, left) - unitsAt(places, right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function addAmounts(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { units: unitsAt(places, a) + unitsAt(places, b), places };
}

/** The number nearest to an amount: the amount itself up to 15 digits, and never -0. */
export function toNumber(amount: Amount): number {
  return typeof amount === 'number' ? amount + 0 : Number(printUnits(amount.units, amount.places));
}

/** Units of so many places, which must not be fewer than its own. */
export function unitsAt(places: number, { units, places: own }: Decimal): bigint {
  return units * 10n ** BigInt(places - own);
}

const ZERO: Decimal = { units: 0n, places: 0 };

/** Data from outside may hold what is no number: that counts as 0. */
export function exactly(amount: Amount): Decimal {
  if (typeof amount !== 'number') return amount;
  return Number.isFinite(amount) ? decimalOf(amount) : ZERO;
}
