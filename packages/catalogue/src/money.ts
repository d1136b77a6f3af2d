/** Cents to the decimal amount of the API; null (not known) stays null. */
export const amountOf = (cents: number | null): number | null => (cents === null ? null : cents / 100);
