import { brand, type Cents, type DecimalAmount } from '../data/brand.ts';
import { decimalOf, product, roundedTo } from './decimal.ts';

/** Nothing; a price of it in the catalogue is one on request. */
export const NO_CENTS = brand<Cents>(0);

/** A decimal amount times a value, in whole cents; half a cent goes away from zero, and no other rounding is done. */
export function toCents(amount: DecimalAmount, value = 1): Cents {
  if (!Number.isFinite(amount) || !Number.isFinite(value)) return brand<Cents>(amount * value);
  return brand<Cents>(Number(roundedTo(2, product(decimalOf(amount), decimalOf(value)))));
}

/** Adds amounts of whole cents. */
export function sumOfCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return brand<Cents>(sum);
}

/** The price of several pieces. */
export function timesQuantity(price: Cents, quantity: number): Cents {
  return brand<Cents>(price * quantity);
}
