import type { Cents, DecimalAmount } from '@millrace/configurator';

/** Cents to the decimal amount of the API; null (not known) stays null. */
export const amountOf = (cents: Cents | null): DecimalAmount | null => (cents === null ? null : cents / 100);
