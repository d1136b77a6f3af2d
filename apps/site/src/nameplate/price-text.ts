import { type Cents, toCents } from '@millrace/configurator';

/** A decimal amount of the API in integer cents. */
export function centsOf(amount: number | null): Cents | null {
  return amount === null ? null : toCents(amount);
}

export const ON_REQUEST = 'on request';

/** In place of the price of a model that is no longer made, and instead of which nothing is sold. */
export const NO_LONGER_SOLD = 'no longer sold';

/** The line shown instead of a price of zero (specification 9). */
export const forPricingCall = (phone: string): string => `For Pricing Call: ${phone}`;
