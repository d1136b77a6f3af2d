import type { Cents } from '@millrace/configurator';
import { printingDefaults } from './printing-defaults.ts';

/** The settings that decide how numbers, money and dates are printed. */
export interface PrintedBy {
  /** A language tag, such as `en-US` or `de-DE`. */
  'brand.locale': string;
  /** An ISO 4217 code, such as `USD`. */
  'brand.currency': string;
  /** ISO 3166 code. */
  'company.country': string;
}

/** Only what decides, to be sent elsewhere. */
export const printedByOf = (settings: PrintedBy): PrintedBy => ({
  'brand.locale': settings['brand.locale'],
  'brand.currency': settings['brand.currency'],
  'company.country': settings['company.country'],
});

/** Prints what a maker's pages, documents and mails show, by the maker's locale and currency. Amounts are whole cents. */
export interface Printing {
  readonly locale: string;
  readonly currency: string;
  readonly country: string;
  /** `$1,456.00`, `1.456,00 €`. */
  money(cents: Cents): string;
  /** The same without decimals where there are none: `$74`. */
  shortMoney(cents: Cents): string;
  /** The same without the sign of the currency, for columns: `1,456.00`. */
  amount(cents: Cents): string;
  /** `38,000`; `decimals` at most. */
  number(value: number, decimals?: number): string;
  /** `2026-03-02` as `March 2, 2026`. A day has no time zone, so none may shift it. */
  day(day: string): string;
  /** The format of an amount in a spreadsheet, `$#,##0.00` or `#,##0.00" €"`; programs put in the signs of their reader's locale. */
  readonly sheetFormat: string;
  /** The same in numbers: `03/02/2026`, `02.03.2026`. */
  shortDay(day: string): string;
  /** A moment, or the milliseconds since 1970, in a style of `Intl.DateTimeFormat`. */
  moment(at: Date | number, style: Intl.DateTimeFormatOptions): string;
  /** The currency in words, for several of it: `US dollars`, `euros`. */
  readonly currencyWords: string;
  /** The sign before the decimals. */
  readonly decimalSign: DecimalSign;
  /** Whether dates in numbers begin with the day. */
  readonly isDayFirst: boolean;
}
export type DecimalSign = '.' | ',';

/**
 * Returns a number that somebody typed without its thousands' separators and with a point before its decimals: `1.188,00` as `1188.00`,
 * where the comma is the sign of decimals. A text that is no number stays none.
 */
export function plainNumber(text: string, decimalSign: DecimalSign): string {
  const joined = text.replace(/[\s\u00a0\u202f’']/g, '');
  // Thousands are three digits: a single sign before others is that of decimals, whoever wrote it.
  if (/^[^.,]*[.,](?!\d{3}$)\d+$/.test(joined)) return joined.replace(',', '.');
  return decimalSign === '.' ? joined.replaceAll(',', '') : joined.replaceAll('.', '').replace(',', '.');
}

/** Amounts are stored as hundredths of the currency. */
const HUNDREDTHS = 100;
const MINUS = '−';

const known = new Map<string, Printing>();
/** Combinations of locale and currency that are kept: those of one maker and of drafts that change them. */
const KNOWN_MOST = 20;

/** The printing of a maker's settings. A locale or currency that nobody knows is passed over: the default stands in. */
export function printingOf(settings: PrintedBy): Printing {
  const { 'brand.locale': locale, 'brand.currency': currency, 'company.country': country } = settings;
  const key = `${locale} ${currency} ${country}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= KNOWN_MOST) known.clear();
  const made = make(
    isLocale(locale) ? locale : printingDefaults['brand.locale'],
    isCurrency(currency) ? currency : printingDefaults['brand.currency'],
    country,
  );
  known.set(key, made);
  return made;
}

function make(locale: string, currency: string, country: string): Printing {
  // Decimals as the currency has them; a price that has more is printed as it is.
  const least = decimalsOf(currency);
  const decimals = { minimumFractionDigits: Math.min(least, 2), maximumFractionDigits: 2 };
  const sign = { style: 'currency', currency } as const;
  const money = once(() => new Intl.NumberFormat(locale, { ...sign, ...decimals }));
  const short = once(() => new Intl.NumberFormat(locale, { ...sign, minimumFractionDigits: 0 }));
  const plain = once(() => new Intl.NumberFormat(locale, decimals));
  const numbers = byKey((digits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));
  const moments = byKey((style: string) => new Intl.DateTimeFormat(locale, JSON.parse(style)));
  const moment: Printing['moment'] = (at, style) => moments(JSON.stringify(style)).format(at);
  return {
    locale,
    currency,
    country,
    money: (cents) => withMinus(money().format(exact(cents))),
    shortMoney: (cents) => withMinus((cents % HUNDREDTHS === 0 ? short() : money()).format(exact(cents))),
    amount: (cents) => withMinus(plain().format(exact(cents))),
    // Nothing below zero that is zero.
    number: (value, digits = 0) => withMinus(numbers(digits).format(value)).replace(/^−(?=[0.,]+$)/, ''),
    shortDay: (day) =>
      moment(new Date(`${day}T00:00:00Z`), { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
    day: (day) => moment(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
    moment,
    get sheetFormat() {
      return sheetFormatOf(money(), decimals.minimumFractionDigits);
    },
    get currencyWords() {
      const name = new Intl.NumberFormat('en', { ...sign, currencyDisplay: 'name' }).formatToParts(2);
      return name.find(({ type }) => type === 'currency')?.value ?? currency;
    },
    get isDayFirst() {
      const parts = new Intl.DateTimeFormat(locale).formatToParts();
      return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
    },
    decimalSign: new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.',
  };
}

/** The sign stands where the locale has it; the number is written as spreadsheets store it, in American form. */
function sheetFormatOf(format: Intl.NumberFormat, decimals: number): string {
  const number = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const parts = format.formatToParts(1);
  const first = parts.findIndex(({ type }) => type === 'integer');
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  const words = (some: typeof parts): string => {
    const text = some.map(({ value }) => value).join('');
    return text === '' || text === '$' ? text : `"${text.replaceAll('"', '')}"`;
  };
  return words(parts.slice(0, first)) + number + words(parts.slice(last + 1));
}

/** Whole cents as a decimal, digit by digit: a quotient is not exact. */
function exact(cents: Cents): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

const withMinus = (text: string): string => text.replace('-', MINUS);

/** The decimals that a currency is paid in: 2 of most, none of the yen, 3 of the dinar of Kuwait. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Whether a text is a language tag that numbers and dates can be printed by. */
export function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length === 1;
  } catch {
    return false;
  }
}

/** Whether a text is the code of a currency. */
export const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text);

function once<Made>(made: () => Made): () => Made {
  let kept: Made | undefined;
  return () => {
    kept ??= made();
    return kept;
  };
}

function byKey<Key, Made>(made: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    const found = kept.get(key) ?? made(key);
    kept.set(key, found);
    return found;
  };
}
