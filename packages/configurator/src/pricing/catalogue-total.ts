import type { Cents } from '../data/brand.ts';
import type { Configurator } from '../data/configurator.ts';
import { sumOfCents, toCents } from '../decimals/money.ts';

/**
 * The price, in cents, of a number that a catalogue product carries: the product's price, which replaces the sum of the options. A
 * private label adds its charge to it; other configurators have theirs in the product's price. null or 0: on request.
 */
export function catalogueTotal(
  { privateLabel, adderPrice }: Pick<Configurator, 'privateLabel' | 'adderPrice'>,
  price: Cents | null,
): Cents | null {
  if (price === null || price === 0 || privateLabel !== true) return price;
  return sumOfCents([price, toCents(adderPrice ?? 0)]);
}
