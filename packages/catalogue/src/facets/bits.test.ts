import { expect, test } from 'vitest';
import { addBit, type Bits, countBoth, emptyBits, hasBit, inAll, inAny } from './bits.ts';

const SIZE = 100;
const setOf = (...places: number[]): Bits => {
  const bits = emptyBits(SIZE);
  for (const place of places) addBit(bits, place);
  return bits;
};
const placesOf = (bits: Bits): number[] =>
  Array.from({ length: SIZE }, (_, place) => place).filter((place) => hasBit(bits, place));
const edges = [0, 1, 31, 32, 33, 63, 64, 95, 96, 99];

test('a set holds what was put into it, at the edges of its words too', () => {
  expect(placesOf(setOf())).toEqual([]);
  expect(placesOf(setOf(...edges))).toEqual(edges);
  expect(placesOf(setOf(5, 5, 37))).toEqual([5, 37]);
});

test.each([
  [0, 0],
  [1, 1],
  [32, 1],
  [33, 2],
  [64, 2],
  [65, 3],
])('a set of %i places has %i words', (size, words) => expect(emptyBits(size)).toHaveLength(words));

test('what is in all, and what is in any', () => {
  const [one, other, third] = [setOf(1, 2, 33, 99), setOf(2, 33, 64), setOf(0, 33, 99)];
  expect(placesOf(inAll(one, [other, third]))).toEqual([33]);
  expect(placesOf(inAll(one, [other]))).toEqual([2, 33]);
  expect(placesOf(inAll(one, []))).toEqual([1, 2, 33, 99]);
  expect(placesOf(one)).toEqual([1, 2, 33, 99]);
  expect(placesOf(inAny(SIZE, [one, other, third]))).toEqual([0, 1, 2, 33, 64, 99]);
  expect(placesOf(inAny(SIZE, []))).toEqual([]);
});

test('how many are in both', () => {
  const all = setOf(...Array.from({ length: SIZE }, (_, place) => place));
  expect([countBoth(all, all), countBoth(all, setOf(...edges)), countBoth(all, setOf())]).toEqual([100, 10, 0]);
  for (let place = 0; place < SIZE; place += 1) expect(countBoth(setOf(place), all)).toBe(1);
  expect(countBoth(setOf(1, 2, 3, 40), setOf(2, 3, 4, 41))).toBe(2);
});
