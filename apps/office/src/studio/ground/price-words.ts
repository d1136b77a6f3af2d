import { type Cents, toCents } from '@millrace/configurator';
import { plainAmount } from '@millrace/configurator/words';

/** A price in cents as lists of the office print it; null is on request. */
export const priceWords = (cents: Cents | null): string => (cents === null ? 'on request' : plainAmount(cents));

/** The same of an amount as configurators state it, or as somebody typed it. */
export const amountWords = (amount: number | null): string => {
  if (amount === null) return 'on request';
  return Number.isFinite(amount) ? plainAmount(toCents(amount)) : String(amount);
};
