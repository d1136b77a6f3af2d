import { brand, type Cents } from '../data/brand.ts';

/** Decimal amount, as in JSON, to integer cents; half a cent goes away from zero. */
export function toCents(amount: number): Cents {
  const cents = Math.round(Math.abs(amount) * 100 * (1 + Number.EPSILON));
  return brand<Cents>(amount < 0 ? -cents || 0 : cents);
}

/** Adds amounts of whole cents. */
export function sumOfCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return brand<Cents>(sum);
}

/** What several pieces cost. */
export function timesQuantity(price: Cents, quantity: number): Cents {
  return brand<Cents>(price * quantity);
}

/** Integer cents to the decimal text with two places: 123450 → `1234.50`. */
export function formatCents(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
