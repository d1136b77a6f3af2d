import type { Amount } from './cells/amounts.ts';
import type { Rate } from './cells/rates.ts';
import type { Place } from './guide.ts';

/** A row of a table that may be an option, as it stands there. */
export interface RawOption {
  /** As printed, with marks. */
  printed: string;
  words: string;
  price: Amount | null;
  /** A price by the unit of what the code says, such as a length. */
  rate?: Rate;
  at: Place;
  wordsAt?: Place;
  priceAt?: Place;
}

/** Rows that belong together, from one place of the guide. */
export interface RawGroup {
  /** As printed; '' where nothing names it. */
  title: string;
  at: Place | null;
  options: RawOption[];
  /** Its table has a column of words: without, it may be a list of prices. */
  hasWords: boolean;
  /** Its table names its groups in a column. */
  isNamedByRow: boolean;
}
