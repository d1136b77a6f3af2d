import { type Cents, NO_CENTS, sumOfCents } from '@millrace/configurator';
import type { Family } from '@millrace/contract';
import type { ContentProduct } from '@millrace/contract/content';
import { amountOf } from '../money.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';

/**
 * Finds the cheapest and dearest known price of what a family is about: of the given products those still sold, without the
 * family's own accessories. A family that is nothing but accessories is about them. `charge` in cents is a customer's own label.
 */
export function priceSpan(
  { accessories }: Pick<CompiledFamily, 'accessories'>,
  products: readonly ContentProduct[],
  charge: Cents = NO_CENTS,
): Pick<Family, 'priceFrom' | 'priceTo'> {
  const own = new Set(accessories);
  const priced = products.filter(({ priceCents, isObsolete }) => !isObsolete && priceCents);
  const models = priced.filter((product) => !own.has(product));
  const known = (models.length > 0 ? models : priced)
    .map(({ priceCents }) => sumOfCents([priceCents ?? NO_CENTS, charge]))
    .sort((a, b) => a - b);
  return { priceFrom: amountOf(known[0] ?? null), priceTo: amountOf(known.at(-1) ?? null) };
}
