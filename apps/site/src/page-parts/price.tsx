import { toCents } from '@millrace/configurator';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { printing } from '../ui/words/printing.ts';

/** An amount in the maker's currency, or null when the price is on request: 0 and null. */
export const formatPrice = (amount: number | null): string | null =>
  amount === null || amount === 0 ? null : printing().money(toCents(amount));

/** The words of a price; on request, the line to call (specification 9). */
export const priceText = (amount: number | null, phone: string): string =>
  formatPrice(amount) ?? `For Pricing Call: ${phone}`;

/** A price, or `For Pricing Call: {phone}`. */
export function Price({ amount }: { amount: number | null }): ReactNode {
  const phone = useSettings()['company.phone'];
  return <span className="figures">{priceText(amount, phone)}</span>;
}
