import type { Cents } from '../data/brand.ts';
import type { Configurator } from '../data/configurator.ts';
import { sumOfCents, toCents } from '../decimals/money.ts';

/**
 * What a number costs that a catalogue product carries, in cents: the product's price, which stands for all that the options cost. A
 * private label adds its charge to it; other configurators have theirs in the product's price. null or 0: on request.
 */
export function catalogueTotal(
  { privateLabel, adderPrice }: Pick<Configurator, 'privateLabel' | 'adderPrice'>,
  price: Cents | null,
): Cents | null {
  if (price === null || price === 0 || privateLabel !== true) return price;
  return sumOfCents([price, toCents(adderPrice ?? 0)]);
}
