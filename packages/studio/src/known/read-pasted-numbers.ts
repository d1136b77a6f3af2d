import { brand, type Cents, NO_CENTS } from '@millrace/configurator';

/** A number as it was pasted, before its configurator has read it. */
export interface PastedNumber {
  number: string;
  /** null: none was given. 0 is on request. */
  priceCents: Cents | null;
  /** It must be refused: `!` stood before it, or the word in a column of its own. */
  isRefused: boolean;
}

export interface PastedNumbers {
  numbers: readonly PastedNumber[];
  /** Lines that are no number: headings, notes, and prices that cannot be read. */
  left: readonly { line: number; text: string; why: 'heading' | 'price' | 'too-long' }[];
}

/** The longest number that a row takes. */
const LONGEST = 200;
/** Points between thousands are known by a comma before the decimals: `1.234` alone could have parts of a cent. */
const PRICE = /^[$€£]?\s*-?(?:\d[\d,' ]*(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3})+,\d{1,2})\s*[$€£]?$/u;
/** The fate that a number must have, in a column of its own. */
const REFUSED = /^(?:(?:must be )?refused|invalid|not valid|no|✗|✘)$/iu;
const VALID = /^(?:(?:must be )?valid|ok|yes|✓|✔)$/iu;
const HEADING = /^(?:model|number|item|part|catalog(?:ue)?|code|price|list|preis|nummer)\b/iu;

/**
 * Reads numbers as they are pasted: one in each line, or columns of a sheet, with or without a price. A number that stands twice is one;
 * the last price given counts.
 */
export function readPastedNumbers(text: string): PastedNumbers {
  const numbers = new Map<string, PastedNumber>();
  const left: PastedNumbers['left'][number][] = [];
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const { cells, isMarked } = cellsOf(whole);
    const [first = '', ...others] = cells;
    if (first === '') continue;
    const hasSign = first.startsWith('!');
    const isRefused = hasSign || isMarked;
    const number = hasSign ? first.slice(1).trim() : first;
    const [price] = others;
    const drop = (why: PastedNumbers['left'][number]['why']) => left.push({ line: at + 1, text: whole.trim(), why });
    if (number.length > LONGEST) drop('too-long');
    else if (HEADING.test(number) && (numbers.size === 0 || others.length > 0) && !/\d/.test(number)) drop('heading');
    else if (price !== undefined && !PRICE.test(price) && !isOnRequest(price)) drop('price');
    else if (number !== '')
      numbers.set(number, { number, priceCents: price === undefined ? null : centsOf(price), isRefused });
  }
  return { numbers: [...numbers.values()], left };
}

/**
 * The number and the first cell after it that is a price; of a line without columns, what stands after its last blank. `isMarked`: as
 * refused.
 */
function cellsOf(line: string): { cells: readonly string[]; isMarked: boolean } {
  const sign = ['\t', ';'].find((one) => line.includes(one));
  const cells = (sign === undefined ? [line] : line.split(sign)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const [first = '', ...others] = cells;
  const filled = others.filter((cell) => cell !== '' && !REFUSED.test(cell) && !VALID.test(cell));
  if (sign !== undefined) {
    const price = filled.find(isPriced) ?? filled[0];
    return {
      cells: price === undefined ? [first] : [first, price],
      isMarked: others.some((cell) => REFUSED.test(cell)),
    };
  }
  const behind = /^(.*?)[\s,]+([$€£]?\s?(?:[\d,']+[.,]\d{2}|\d{1,3}(?:\.\d{3})+,\d{2})\s?[$€£]?)$/u.exec(first);
  return { cells: behind === null ? [first] : [behind[1]?.trim() ?? '', behind[2] ?? ''], isMarked: false };
}

const isOnRequest = (text: string): boolean => /^(?:on request|request|por|tba|call|–|-)$/iu.test(text);
const isPriced = (text: string): boolean => PRICE.test(text) || isOnRequest(text);

/** A price in cents; a comma or a point before two digits at its end is that of the decimals. */
function centsOf(text: string): Cents | null {
  if (isOnRequest(text)) return NO_CENTS;
  const digits = text.replaceAll(/[^\d.,-]/gu, '');
  const parts = /^(-?[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits);
  const whole = (parts?.[1] ?? '').replaceAll(/[.,]/g, '');
  const cents = Number(whole + (parts?.[2] ?? '').padEnd(2, '0'));
  // Nothing is 0, never -0.
  return Number.isSafeInteger(cents) && cents >= 0 ? brand<Cents>(Math.abs(cents)) : null;
}
