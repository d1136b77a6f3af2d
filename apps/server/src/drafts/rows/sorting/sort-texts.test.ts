import { finish } from '@millrace/configurator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortTexts } from './sort-texts.ts';

/** The texts in the order of their sorted places. */
function sorted(texts: readonly string[]): string[] {
  const places = finish(sortTexts(texts, Int32Array.from(texts.keys())));
  return [...places].map((place) => texts[place] ?? '');
}
/** Numbers that look thrown, always the same ones. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
const byCodeUnits = (texts: readonly string[]): string[] => texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

const next = numbersFrom(7);
const made = (count: number, text: () => string): string[] => Array.from({ length: count }, text);
const letters = (count: number, of = 'abcdefghij'): string => made(count, () => of.charAt(next(of.length))).join('');

const few = made(23, () => letters(6));
test.each<[string, readonly string[]]>([
  ['none', []],
  ['few', few],
  ['one more than few', [...few, 'a']],
  ['all the same', made(40, () => 'float')],
  ['that begin alike for long, in groups', made(200, () => `${'abc'.charAt(next(3)).repeat(30)}${letters(3)}`)],
  ['of which one ends where another goes on', made(200, () => 'ab'.repeat(next(40)))],
  ['of which some are empty', made(60, () => letters(next(3)))],
  ['of one letter, of many lengths', made(200, () => 'x'.repeat(next(120)))],
  ['of so many letters that a word holds two', made(3000, () => String.fromCharCode(33 + next(20_000), 33 + next(9)))],
  ['with surrogates above other signs', made(80, () => ['\uFFFDa', '\u{1F600}b', 'z', '\uE000'][next(4)] + letters(2))],
  ['more than a run holds', made(70_000, () => letters(5))],
  ['whose last run is short', made(32_768 * 2 + 5, () => letters(2))],
])('texts are sorted by code units: %s', (_, texts) => {
  const is = sorted(texts);
  const right = byCodeUnits(texts);
  expect(is.findIndex((text, at) => text !== right[at])).toBe(-1);
  expect(is).toHaveLength(texts.length);
});

test('any texts are sorted by code units', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'aaaaaaaa', 'é', '7'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 24, maxLength: 120 }), (texts) => {
      expect(sorted(texts)).toEqual(byCodeUnits(texts));
    }),
  );
});

test('places of some of the texts are sorted, each once', () => {
  const texts = made(500, () => letters(4));
  const places = Int32Array.from({ length: 100 }, (_, nth) => 5 * nth);
  const is = finish(sortTexts(texts, places));
  expect(is).toBe(places);
  expect([...is].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, nth) => 5 * nth));
  const those = [...is].map((place) => texts[place] ?? '');
  expect(those).toEqual(byCodeUnits(those));
});

test('it pauses every few thousand texts', () => {
  const texts = made(10_000, () => letters(5));
  const pauses = [...sortTexts(texts, Int32Array.from(texts.keys()))].length;
  expect(pauses).toBeGreaterThan(15);
  expect(pauses).toBeLessThan(60);
});

test('more places than a word has room for are refused', () => {
  const places = { length: 2 ** 24 } as Int32Array;
  expect(() => finish(sortTexts([], places))).toThrow('16777216 texts are too many to be sorted.');
});
