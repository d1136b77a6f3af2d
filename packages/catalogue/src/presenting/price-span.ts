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
  charge = 0,
): Pick<Family, 'priceFrom' | 'priceTo'> {
  const own = new Set(accessories);
  const priced = products.filter(({ priceCents, isObsolete }) => !isObsolete && priceCents);
  const models = priced.filter((product) => !own.has(product));
  const known = (models.length > 0 ? models : priced).map(({ priceCents }) => (priceCents ?? 0) + charge);
  const span = (pick: (a: number, b: number) => number) => (known.length === 0 ? null : amountOf(known.reduce(pick)));
  return { priceFrom: span((a, b) => Math.min(a, b)), priceTo: span((a, b) => Math.max(a, b)) };
}
