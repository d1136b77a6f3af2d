import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldText, inUnits, rangesWords, typedNumber } from './number-words.ts';

describe('what tables leave of a number', () => {
  const of = (...ranges: { min: number | null; max: number | null }[]) =>
    rangesWords([{ group: 'Pole', table: 'Loads', ranges }]);

  test.each([
    [of({ min: null, max: 10 }), ['Made: up to 10']],
    [of({ min: 11, max: 16 }), ['Made: 11 to 16']],
    [of({ min: 5, max: 5 }, { min: null, max: 2.5 }, { min: 20, max: null }), ['Made: 5, up to 2.5 or from 20']],
    [of(), ['Not made with these choices']],
    [of({ min: 1, max: 2 }, { min: null, max: null }), []],
    [rangesWords([]), []],
  ])('%j', (words, said) => expect(words).toEqual(said));
});

describe('a field', () => {
  test.each([
    ['12', 12],
    [' 1.5 ', 1.5],
    ['1,5', 1.5],
    ['-0.001', -0.001],
    ['.5', 0.5],
    ['1,234.5', null],
    ['ten', null],
    ['', null],
    ['  ', null],
    ['Infinity', null],
  ])('reads "%s" as %s', (text, number) => expect(typedNumber(text)).toBe(number));

  test.each([
    [null, ''],
    [0.3, '0.3'],
    [0, '0'],
    [1e-7, '0.0000001'],
  ])('shows %s as "%s"', (value, text) => expect(fieldText(value)).toBe(text));

  test('reads what it shows, for every decimal of up to six places', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(6), (units, places) => {
        const value = units / 10 ** places + 0;
        expect(typedNumber(fieldText(value))).toBe(value);
        expect(typedNumber(fieldText(value).replace('.', ','))).toBe(value);
      }),
    );
  });
});

describe('a number in the units of a visitor who has others', () => {
  const cord = { min: 10, max: 150, step: 1 };
  test.each([
    ['metric', 'ft', null, '3 to 45.7 m'],
    ['metric', 'ft', 40, '40 ft = 12.2 m'],
    ['metric', 'ft', 40.5, '40.5 ft = 12.34 m'],
    ['us', 'ft', 40, ''],
    ['us', 'mm', 300, '300 mm = 11.81 in'],
    ['metric', 's', 40, ''],
  ] as const)('%s, %s, %s: %s', (system, unit, value, words) => expect(inUnits(system, unit, cord, value)).toBe(words));
  test('has no end where there is none, and none without a unit', () => {
    expect(inUnits('metric', 'ft', { ...cord, max: Number.MAX_SAFE_INTEGER }, null)).toBe('3 m and above');
    expect(inUnits('metric', undefined, cord, 40)).toBe('');
  });
});
