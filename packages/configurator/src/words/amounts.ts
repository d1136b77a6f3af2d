import type { Cents } from '../data/brand.ts';

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
