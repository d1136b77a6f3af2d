import { type Cents, type DecimalAmount, toCents } from '@millrace/configurator';
import type { DecimalSign } from '@millrace/exchange';
import { readAmount } from './amounts.ts';

/** A price that counts by the unit of a length or number, such as $2.10/ft over 10 ft. */
export interface Rate {
  /** For one unit; it may have parts of a cent. */
  cents: number;
  /** So many units cost nothing. */
  included: number;
  /** As `unitOf` spells it. */
  unit: string;
}

const UNITS: readonly (readonly [string, RegExp])[] = [
  ['ft', /^(?:ft|foot|feet|lin\.? ?ft|')$/i],
  ['in', /^(?:in|inch|inches|")$/i],
  ['yd', /^(?:yd|yards?)$/i],
  ['mm', /^(?:mm|millimet(?:er|re)s?|millimètres?)$/i],
  ['cm', /^(?:cm|centimet(?:er|re)s?|centimètres?)$/i],
  ['m', /^(?:m|mtrs?|met(?:er|re)s?|lfm|lfd\.? ?m|mètres?|ml)$/i],
];

/** The unit that a word stands for; undefined where it is none. */
const unitOf = (word: string): string | undefined => UNITS.find(([, words]) => words.test(word.trim()))?.[0];

const UNIT =
  '(lin\\.? ?ft|feet|foot|ft|inch(?:es)?|in|yards?|yd|millim[eèé]t(?:er|re)s?|mm|centim[eèé]t(?:er|re)s?|cm|lfd\\.? ?m|lfm|m[eèé]t(?:er|re)s?|mtrs?|ml|m|\'|")(?![\\p{L}\\d])\\.?';
const NUMBER = '(\\d+(?:[.,]\\d+)?)';
const AMOUNT = '(?:(?:us\\s?)?[$€£]\\s?(\\d[\\d.,]*)|(\\d[\\d.,]*)\\s?(?:€|eur|usd|gbp|chf))';
const FURTHER =
  "(?:(?:each|every|any|per)?\\s*(?:add(?:itional|'l|l)|extra|further|zusätzliche[nmrs]?|weitere[nmrs]?)\\s+)?";

/** `$2.10/ft`, `$2.10 per additional foot`, `3,20 € je weiterem Meter`, `2,40 € le mètre supplémentaire`. */
const BY_UNIT = new RegExp(
  `${AMOUNT}\\s*(?:list|net|adder|add)?\\s*(?:/|per|each|ea\\.?|a|je|pro|par|le|du)\\s*${FURTHER}${UNIT}`,
  'iu',
);
/** `2.40 for each ft`, as the guides that we print have it. */
const OF_OURS = new RegExp(`(?<![\\d.,])(\\d[\\d.,]*)()\\s+for each\\s+${UNIT}`, 'iu');
/** `Each additional foot $2.10`, `jeder weitere Meter 3,20 €`, `mètre supplémentaire : 2,40 €`. */
const UNIT_FIRST = new RegExp(
  `(?=[^€$£]*(?:each|every|per|add|extra|further|jede|je|pro|weiter|par|zusätzlich|supplémentaire))(?:(?:each|every|per|add(?:itional|'l|l)|extra|further|jede[rsn]?|je|pro|weitere[rsmn]?|par|le)\\s+)*${UNIT}(?:\\s+(?:supplémentaire|extra|zusätzlich))?(?:\\s+(?:over|above|beyond|after)\\s+${NUMBER}\\s*\\S+?)?\\s*[:=,–-]?\\s*(?:add\\s+|\\+\\s*)?${AMOUNT}`,
  'iu',
);
/** `over 10 ft`, `first 10 ft included`, `10 ft standard`, `ab 5 m`, `au-delà de 5 m`. */
const INCLUDED = [
  new RegExp(
    `(?:over|above|beyond|after|past|in excess of|longer than|more than|exceeding|über|ab|ab dem|au-delà d[eu']|au delà d[eu']|à partir de|plus de)\\s*(?:the )?(?:first |standard )?${NUMBER}\\s*${UNIT}`,
    'iu',
  ),
  new RegExp(
    `(?:first|up to|bis|jusqu'à|die ersten|les)\\s*(?:premiers? )?${NUMBER}\\s*${UNIT}(?:\\s+premiers?)?`,
    'iu',
  ),
  new RegExp(
    `${NUMBER}\\s*${UNIT}\\s*(?:is |are |of cable )?(?:included|incl\\.?|standard|std\\.?|free|no charge|n/c|inklusive|inkl\\.?|enthalten|serienmäßig|inclus|compris)`,
    'iu',
  ),
];

/** Reads a text as a price by the unit; null where it says none, or says its units in two ways. */
export function readRate(text: string, decimal: DecimalSign): Rate | null {
  const plain = text.replaceAll(/[’‘]/g, "'").replaceAll(/[”“]/g, '"').replaceAll(/\s+/g, ' ');
  const first = BY_UNIT.exec(plain) ?? OF_OURS.exec(plain);
  const other = first === null ? UNIT_FIRST.exec(plain) : null;
  const [amount, word] = first === null ? [other?.[3] ?? other?.[4], other?.[1]] : [first[1] ?? first[2], first[3]];
  const unit = unitOf(word ?? '');
  if (amount === undefined || unit === undefined) return null;
  const bare = amount.replace(/[.,]+$/, '');
  const cents = partsOfCents(bare, decimal) ?? readAmount(bare, decimal)?.cents ?? null;
  if (cents === null || cents <= 0) return null;
  for (const pattern of INCLUDED) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    // A length in another unit than that of the price would have to be reckoned: it is left to a person.
    if (unitOf(found[2] ?? '') !== unit) return null;
    return { cents, included: Number((found[1] ?? '').replace(',', '.')), unit };
  }
  return { cents, included: 0, unit };
}

/** Prices by the inch or millimetre often have parts of a cent, which no other price has. */
function partsOfCents(text: string, decimal: DecimalSign): number | null {
  const [, whole = '', parts = ''] = /^(\d*)[.,](\d{3,9})$/.exec(text) ?? [];
  if (parts === '' || (parts.length === 3 && whole !== '0' && whole !== '' && !text.includes(decimal))) return null;
  return Number((Number(`${whole || '0'}.${parts}`) * 100).toFixed(6));
}

/** The units of length that a text names. A short word such as `in` is one after a number or in brackets alone. */
export const unitsIn = (text: string): string[] => {
  const found = text.matchAll(new RegExp(`(\\d\\s?|[([]\\s?)?(?<!\\p{L})${UNIT}`, 'giu'));
  return [
    ...new Set(
      [...found].flatMap(([, before, word = '']) =>
        before !== undefined || word.length > 2 || word === 'mm' ? (unitOf(word) ?? []) : [],
      ),
    ),
  ];
};

/** The first length in a unit that words state; null where they state none. */
export function lengthIn(text: string, unit: string): number | null {
  for (const [, number = '', word = ''] of text.matchAll(new RegExp(`${NUMBER}\\s*${UNIT}`, 'giu')))
    if (unitOf(word) === unit) return Number(number.replace(',', '.'));
  return null;
}

/** The price of one unit, as configurators state it. */
export const perUnit = ({ cents }: Rate): DecimalAmount => Number((cents / 100).toFixed(9));

/** The price of a length in whole cents, as a configurator reckons it. */
export const priceOfLength = (rate: Rate, length: number): Cents =>
  toCents(perUnit(rate), Number(Math.max(0, length - rate.included).toFixed(6)));
