/** Decimal amount, as in JSON, to integer cents; half a cent goes away from zero. */
export function toCents(amount: number): number {
  const cents = Math.round(Math.abs(amount) * 100 * (1 + Number.EPSILON));
  return amount < 0 ? -cents || 0 : cents;
}

/** Integer cents to the decimal text with two places: 123450 → `1234.50`. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
