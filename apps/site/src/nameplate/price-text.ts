import { type Cents, toCents } from '@millrace/configurator';

/** Integer cents as dollars: 145600 → `$1,456.00`. */
export function dollars(cents: Cents): string {
  return cents < 0 ? `−$${grouped(-cents)}` : `$${grouped(cents)}`;
}

/** The same without the sign of the currency, for columns: `1,456.00`. */
export function plainAmount(cents: Cents): string {
  return cents < 0 ? `−${grouped(-cents)}` : grouped(cents);
}

function grouped(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** A decimal amount of the API in integer cents. */
export function centsOf(amount: number | null): Cents | null {
  return amount === null ? null : toCents(amount);
}

export const ON_REQUEST = 'on request';

/** In place of the price of a model that is no longer made, and instead of which nothing is sold. */
export const NO_LONGER_SOLD = 'no longer sold';

/** The line shown instead of a price of zero (specification 9). */
export const forPricingCall = (phone: string): string => `For Pricing Call: ${phone}`;
