import { type Cents, toCents } from '@millrace/configurator';
import { printing } from '../../ui/printing.ts';

/** A price in cents as lists of the office print it; null is on request. */
export const priceWords = (cents: Cents | null): string => (cents === null ? 'on request' : printing().amount(cents));

/** The same of an amount as configurators state it, or as somebody typed it. */
export const amountWords = (amount: number | null): string => {
  if (amount === null) return 'on request';
  return Number.isFinite(amount) ? printing().amount(toCents(amount)) : String(amount);
};
