import { type Cents, NO_CENTS, toCents } from '@millrace/configurator';
import type { DecimalSign } from '@millrace/exchange';
import { amountFormatOf, type Amount as ReadAmount, readAmount as readOfSheet } from '../../sheets/read-amounts.ts';

/** An amount of a guide: in cents, on request (null), or a row without one that is not made. */
export interface Amount {
  cents: Cents | null;
  /** It stands for the whole product before extras. */
  isBase: boolean;
}

/** Reads a text as a price; null where it is none. A guide that is not true to its decimal sign is read by the other. */
export function readAmount(text: string, decimal: DecimalSign): Amount | null {
  const read = readEither(text, decimal);
  switch (read.is) {
    case 'price':
      return { cents: toCents(read.value), isBase: /\b(?:base|basic|basis|grundpreis|from)\b/i.test(text) };
    case 'included':
      return { cents: NO_CENTS, isBase: false };
    case 'request':
      return { cents: null, isBase: false };
    case 'nothing':
      // A dash beside an option says that it costs nothing more.
      return /^\s*[-–—−]+\s*$/.test(text) ? { cents: NO_CENTS, isBase: false } : null;
    case 'unreadable':
      return null;
  }
}

function readEither(text: string, decimal: DecimalSign): ReadAmount {
  const read = readOfSheet(text, { decimal });
  return read.is === 'unreadable' ? readOfSheet(text, { decimal: decimal === '.' ? ',' : '.' }) : read;
}

const IN_A_SENTENCE = /(?:US\s?)?[$€£]\s?(\d[\d.,']*\d|\d)|(\d[\d.,']*\d|\d)\s?(?:€|EUR\b|USD\b|CHF\b)/g;

/** The amounts within a sentence, with the place after each: only those with a currency. */
export function amountsIn(text: string, decimal: DecimalSign): { cents: Cents; from: number }[] {
  return [...text.matchAll(IN_A_SENTENCE)].flatMap(({ 1: before, 2: after, index }) => {
    const read = readEither(before ?? after ?? '', decimal);
    return read.is === 'price' ? [{ cents: toCents(read.value), from: index }] : [];
  });
}

/** The decimal sign of texts whose file does not say it; null where no amount of theirs can be read in one way alone. */
export function decimalOf(texts: readonly string[]): DecimalSign | null {
  const amounts = texts.flatMap((text) => [text, ...[...text.matchAll(IN_A_SENTENCE)].map(([amount]) => amount)]);
  const { decimal, isProved } = amountFormatOf(amounts);
  return isProved ? decimal : null;
}
