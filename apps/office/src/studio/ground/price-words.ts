const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A price in cents as lists of the office print it; null is on request. */
export const priceWords = (cents: number | null): string =>
  cents === null ? 'on request' : AMOUNT.format(cents / 100);

/** The same of an amount as configurators state it. */
export const amountWords = (amount: number | null): string => (amount === null ? 'on request' : AMOUNT.format(amount));
