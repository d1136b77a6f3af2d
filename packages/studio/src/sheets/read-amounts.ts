import type { DecimalSign } from '@millrace/exchange';
import { plainWords, withoutFootnote } from './plain-words.ts';

/**
 * The way in which the amounts of a sheet are written, guessed from all of them; `isProved` where one of them can be read in no other
 * way.
 */
export interface AmountFormat {
  decimal: DecimalSign;
  isProved: boolean;
}

/** An amount of a sheet. `nothing`: an empty cell, a dash or `n/a`. */
export type Amount =
  | { is: 'price'; value: number }
  | { is: 'included' }
  | { is: 'request' }
  | { is: 'nothing' }
  | { is: 'unreadable' };

const REQUEST =
  /^(?:c\/f|cf|c\.f\.|por|tb[ad])$|consult|contact|factory|\bcall\b|request|\bp\.?o\.?a\b|\bquot(?:e|ation)\b|on application|\bask\b|inquire|anfrage|\ba\. ?anfr|sur (?:demande|devis)|nous consulter/i;
const INCLUDED =
  /^(?:incl|incl\.|included|inc|inc\.|n\/c|nc|n\.c\.|no (?:charge|add|adder|cost)|free|std|std\.|standard|base|basis|\(base\)|inkl\.?|inklusive|(?:im (?:grund)?preis )?(?:enthalten|inbegriffen)|ohne (?:auf|mehr)preis|o\. ?[am]\.?|serie|grundpreis|inclus|compris|inclus dans le prix|in(?:cluded|cl\.?) in (?:base )?price|de série|sans supplément)$/i;
const NOTHING = /^(?:|-+|n\/a|n\.a\.|na|none|not available|not offered|#n\/a)$/i;
/** Longer texts are sentences, whatever words are in them. */
const REQUEST_LENGTH_MOST = 40;

/** The text around the digits: currencies, `ea.`, `net`, `add`, words in brackets. */
const BESIDE =
  /\b(?:us\$|usd|eur|gbp|cad|chf|each|ea|net|list|adder|add|deduct|less|plus|extra|from|per (?:unit|piece)|per|base|basic|basis|grundpreis|list price|price|pcs?|h\.t\.?|ht|netto|mehrpreis|minderpreis|abzüglich|abzug|plus-value|moins-value|aufpreis|zuschlag|prix|supplément|stk|pièce)\b\.?|us\$|[$€£¥±:=]|\([a-z][^()]*\)/gi;

/** Reads one amount as the sheet writes amounts. */
export function readAmount(text: string, { decimal }: Pick<AmountFormat, 'decimal'>): Amount {
  const plain = withoutFootnote(text)?.text ?? plainWords(text);
  if (NOTHING.test(plain)) return { is: 'nothing' };
  if (INCLUDED.test(plain)) return { is: 'included' };
  const digits = digitsOf(plain);
  const value = digits === null ? null : numberOf(digits.body, decimal);
  if (digits === null || value === null)
    return { is: plain.length < REQUEST_LENGTH_MOST && REQUEST.test(plain) ? 'request' : 'unreadable' };
  return { is: 'price', value: digits.isLess && value !== 0 ? -value : value };
}

interface Digits {
  body: string;
  isLess: boolean;
}

/** Digits with their separators, without what stands around them; null where something else remains. */
function digitsOf(plain: string): Digits | null {
  const isDeducted = /\b(?:deduct|less|minderpreis|abzüglich|abzug|moins-value)\b/i.test(plain);
  const bare = plain.replace(BESIDE, ' ').replace(/\s+/g, ' ').trim();
  // 6.- and 6,-- are whole amounts, as some write them.
  const whole = bare.replace(/[.,]-{1,2}$/, '');
  const inBrackets = /^\(([^()]+)\)$/.exec(whole);
  const signed = /^([-+]?)\s*(.*?)(-?)$/.exec((inBrackets?.[1] ?? whole).trim());
  const [, before = '', body = '', after = ''] = signed ?? [];
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(body)) return null;
  return { body: body.trim(), isLess: isDeducted || inBrackets !== null || before === '-' || after === '-' };
}

function numberOf(body: string, decimal: DecimalSign): number | null {
  const [whole = '', part, ...more] = body.split(decimal);
  if (more.length > 0 || (part !== undefined && !/^\d*$/.test(part))) return null;
  const groups = whole.split(/[.,' ]/);
  const isGrouped = groups.length > 1;
  if (isGrouped && !groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return null;
  return Number(`${groups.join('') || '0'}.${part || '0'}`);
}

/** The format in which most of these texts are amounts; in doubt the point, as the house writes prices. */
export function amountFormatOf(texts: Iterable<string>): AmountFormat {
  let [points, commas] = [0, 0];
  for (const text of texts) {
    const body = digitsOf(withoutFootnote(text)?.text ?? plainWords(text))?.body ?? '';
    const [isPoint, isComma] = [isPrice(body, '.'), isPrice(body, ',')];
    if (isPoint && !isComma) points += 1;
    if (isComma && !isPoint) commas += 1;
  }
  return { decimal: commas > points ? ',' : '.', isProved: points + commas > 0 };
}

/** Three digits after the sign are thousands: prices have no parts of a cent. */
const isPrice = (body: string, decimal: DecimalSign): boolean =>
  numberOf(body, decimal) !== null && (body.split(decimal)[1] ?? '').length <= 2;
