import { brand, type Cents } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { isCurrency, isLocale, plainNumber, printingOf } from './printing.ts';
import { printingDefaults } from './printing-defaults.ts';

const by = (locale: string, currency: string) =>
  printingOf({ ...printingDefaults, 'brand.locale': locale, 'brand.currency': currency });
/** With the blanks of keyboards. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an amount of cents', () => {
  test.each([
    ['en-US', 'USD', 0, '$0.00', '$0', '0.00'],
    ['en-US', 'USD', 5, '$0.05', '$0.05', '0.05'],
    ['en-US', 'USD', 145_600, '$1,456.00', '$1,456', '1,456.00'],
    ['en-US', 'USD', 100_000_000, '$1,000,000.00', '$1,000,000', '1,000,000.00'],
    ['en-US', 'USD', -1250, '−$12.50', '−$12.50', '−12.50'],
    ['de-DE', 'EUR', 145_600, '1.456,00 €', '1.456 €', '1.456,00'],
    ['en-GB', 'GBP', 7450, '£74.50', '£74.50', '74.50'],
    ['de-CH', 'CHF', 145_600, "CHF 1'456.00", "CHF 1'456", "1'456.00"],
    ['ja-JP', 'JPY', 145_600, '￥1,456', '￥1,456', '1,456'],
    ['ja-JP', 'JPY', 145_650, '￥1,456.5', '￥1,456.5', '1,456.5'],
  ])('in %s, %s: %i', (locale, currency, whole, money, short, amount) => {
    const printing = by(locale, currency);
    const cents = brand<Cents>(whole);
    expect([printing.money(cents), printing.shortMoney(cents), printing.amount(cents)].map(plain)).toEqual([
      money,
      short,
      amount,
    ]);
  });
  test('is exact to the last cent that a number holds', () => {
    expect(by('en-US', 'USD').amount(brand<Cents>(Number.MAX_SAFE_INTEGER))).toBe('90,071,992,547,409.91');
  });
});

test.each([
  ['en-US', 'March 2, 2026', '38,000', '.', false],
  ['en-GB', '2 March 2026', '38,000', '.', true],
  ['de-DE', '2. März 2026', '38.000', ',', true],
])('days and counts in %s', (locale, day, number, decimalSign, isDayFirst) => {
  const printing = by(locale, 'USD');
  expect([printing.day('2026-03-02'), printing.number(38_000)]).toEqual([day, number]);
  expect([printing.decimalSign, printing.isDayFirst]).toEqual([decimalSign, isDayFirst]);
  expect(printing.shortDay('2026-03-02')).toMatch(isDayFirst ? /^02.03.2026$/ : /^03\/02\/2026$/);
});

test.each([
  ['en-US', 'USD', '$#,##0.00', 'US dollars'],
  ['de-DE', 'EUR', '#,##0.00" €"', 'euros'],
  ['en-GB', 'GBP', '"£"#,##0.00', 'British pounds'],
  ['ja-JP', 'JPY', '"￥"#,##0', 'Japanese yen'],
])('amounts of spreadsheets in %s, %s', (locale, currency, format, words) => {
  expect([plain(by(locale, currency).sheetFormat), by(locale, currency).currencyWords]).toEqual([format, words]);
});

test('nothing below zero that is zero', () => expect(by('en-US', 'USD').number(-0.04, 1)).toBe('0'));

test.each([
  ['1,188.00', '.', '1188.00'],
  ['24.5', '.', '24.5'],
  ['1.188,00', ',', '1188.00'],
  ['1 188,5', ',', '1188.5'],
  ['1’188.50', '.', '1188.50'],
  ['24.50', ',', '24.50'],
  ['0,63', '.', '0.63'],
  ['1.188', ',', '1188'],
  ['cheap', ',', 'cheap'],
] as const)('%j, where %j is the sign of decimals, is %s', (text, sign, number) => {
  expect(plainNumber(text, sign)).toBe(number);
});

test('what nobody knows is passed over', () => {
  expect(plain(by('nowhere-at-all', 'XXY').money(brand<Cents>(100)))).toBe('$1.00');
  expect([isLocale('de-DE'), isLocale('x'), isLocale('')]).toEqual([true, false, false]);
  expect([isCurrency('EUR'), isCurrency('euro'), isCurrency('')]).toEqual([true, false, false]);
});
