import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneTypo, oneTypo } from './typos.ts';

const letters = ['a', 'b', 'c'];
const texts = (word: string) => [...new Set(oneTypo(word, letters))].sort();

test('one slip away of a word are a letter more, one less, another, and two exchanged', () => {
  const found = texts('ab');
  expect(found).toEqual(
    ['aab', 'bab', 'cab', 'acb', 'abb', 'aba', 'abc', 'b', 'a', 'bb', 'cb', 'aa', 'ac', 'ba'].sort(),
  );
});

describe('two texts are one slip apart', () => {
  test.each([
    ['float', 'floats', true],
    ['float', 'loat', true],
    ['float', 'flozt', true],
    ['float', 'flaot', true],
    ['float', 'floatt', true],
    ['float', 'float', false],
    ['float', 'flat', true],
    ['float', 'fla', false],
    ['float', 'flotaa', false],
    ['float', 'lfaot', false],
    ['float', 'tloaf', false],
    ['ab', 'cab', true],
    ['', 'a', true],
    ['', '', false],
  ])('%j and %j: %s', (one, other, isOne) => {
    expect([isOneTypo(one, other), isOneTypo(other, one)]).toEqual([isOne, isOne]);
  });

  const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 5 });
  test('as many as are made, and no others', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneTypo(one, other)).toBe(one !== other && texts(one).includes(other));
      }),
    );
  });
});
