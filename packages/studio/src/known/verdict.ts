import { priceWords, readerOf, whatItReads } from '@millrace/catalogue/judging';
import { type Cents, type Configurator, NO_CENTS } from '@millrace/configurator';

/** How a number stands against what is wanted of it. */
export interface Verdict {
  isAsWanted: boolean;
  /** Its reading in words: `reads as Three-phase, NEMA 4X, $818.50`. */
  words: string;
  /** Its price; null: it is not read. */
  priceCents: Cents | null;
}

/** A number that must be read, at a price or at any; or one that must be refused. */
export type Wanted =
  | { number: string; priceCents: Cents | null; isRefused?: false }
  | { number: string; isRefused: true };

/** Reads numbers against what is wanted of them, as the check of the whole reads them. Each number is read once. */
export function verdictsOf(configurator: Configurator): (wanted: Wanted) => Verdict {
  const read = readerOf(configurator);
  return (wanted) => {
    const reading = read(wanted.number);
    const priceCents = reading.ok ? (reading.total ?? NO_CENTS) : null;
    const words = whatItReads(configurator, wanted.number);
    if (wanted.isRefused === true) return { isAsWanted: !reading.ok, words, priceCents };
    const isPriced = wanted.priceCents === null || wanted.priceCents === priceCents;
    const asked = reading.ok && !isPriced ? `, not ${priceWords(wanted.priceCents)}` : '';
    return { isAsWanted: reading.ok && isPriced, words: words + asked, priceCents };
  };
}
