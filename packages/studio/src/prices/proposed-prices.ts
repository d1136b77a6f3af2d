import { isWholeCents } from '../sheets/is-whole-cents.ts';
import { looseWords } from '../sheets/plain-words.ts';
import { readAmount } from '../sheets/read-amounts.ts';
import type { PriceLine } from './price-lines.ts';
import { type Raise, raisedPrice } from './raise.ts';
import type { NewPrice } from './with-prices.ts';

/** The key of the place of a price. */
export const priceKey = ({ path }: Pick<PriceLine, 'path'>): string => path.join('/');

/** The lines of a group, or of all, in whose code, words or group all that is looked for stands. */
export function linesFound(
  lines: readonly PriceLine[],
  { group, find }: { group: string | null; find: string },
): PriceLine[] {
  const words = looseWords(find).split(' ').filter(Boolean);
  return lines.filter((line) => {
    if (group !== null && line.group !== group) return false;
    const text = looseWords(`${line.group ?? ''} ${line.code ?? ''} ${line.words}`);
    return words.every((word) => text.includes(word));
  });
}

/** The prices that a raise of these lines makes; what costs nothing, or is on request, stays. */
export const raisedPrices = (lines: readonly PriceLine[], raise: Raise): NewPrice[] =>
  lines.flatMap(({ path, price }) => {
    const raised = price === null ? null : raisedPrice(price, raise);
    return raised === null || raised === price ? [] : [{ path, price: raised }];
  });

const POINT = { decimal: '.' } as const;

/** A price as somebody types it; undefined: it is none. Prices have no parts of a cent. */
export function typedPrice(text: string): number | null | undefined {
  const amount = readAmount(text, POINT);
  if (amount.is === 'request') return null;
  if (amount.is === 'included') return 0;
  if (amount.is !== 'price') return undefined;
  return isWholeCents(amount.value) ? amount.value : undefined;
}
