import type { Trade, TradeItem } from './trade-items.ts';

export interface TradeOptions {
  /** For whom it is made; '' for everybody. */
  buyer: string;
  /** With prices only what has one is in it. */
  withPrices: boolean;
  /** YYYY-MM-DD. */
  day: string;
  /** Release of ETIM that the classes and features are of: `10.0`. */
  etimRelease: string;
  /** Number of the maker, GLN; '' unknown. */
  gln: string;
}

/** Longest part number that the files take. */
export const PART_NUMBER_MAX = 35;

/** Whether a product is in the file. */
export function isHandedOver(
  { product: { partNumber, priceCents } }: Pick<TradeItem, 'product'>,
  { withPrices }: Pick<TradeOptions, 'withPrices'>,
): boolean {
  return partNumber.length <= PART_NUMBER_MAX && (!withPrices || (priceCents !== null && priceCents > 0));
}

/** A name in the length that short descriptions have. */
export const SHORT_MAX = 80;
export const LONG_MAX = 10_000;

export const makerOf = ({ snapshot }: Pick<Trade, 'snapshot'>): string => snapshot.settings['company.name'];
