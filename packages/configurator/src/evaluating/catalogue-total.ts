import { brand, type Cents } from '../data/brand.ts';
import type { Configurator } from '../data/configurator.ts';
import type { Evaluation } from '../data/evaluation.ts';
import { NO_CENTS, sumOfCents, toCents } from '../decimals/money.ts';
import { parseModelNumber } from '../parsing/parse-model-number.ts';
import { evaluate } from './evaluate.ts';

/**
 * The price, in cents, of choices whose number a catalogue product carries: the product's price, which replaces the sum of what the number
 * prints, and what the other choices cost. A private label adds its charge to it; other configurators have theirs in the product's price.
 * null or 0: on request.
 */
export function catalogueTotal(configurator: Configurator, chosen: Evaluation, price: Cents | null): Cents | null {
  if (price === null || price === 0) return price;
  const more = priceOfUnprinted(configurator, chosen);
  if (more === null) return null;
  const charge = configurator.privateLabel === true ? toCents(configurator.adderPrice ?? 0) : NO_CENTS;
  return sumOfCents([price, charge, more]);
}

/** How much more the choices cost than the number alone; null where that is on request. */
function priceOfUnprinted(configurator: Configurator, { itemNo, urlOpts, total }: Evaluation): Cents | null {
  const read = parseModelNumber(configurator, itemNo);
  const printed = read.ok ? evaluate(configurator, read.selection) : null;
  if (printed === null || printed.urlOpts === urlOpts) return NO_CENTS;
  return total === null || printed.total === null ? null : brand<Cents>(total - printed.total);
}
