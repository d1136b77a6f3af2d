import { describe, expect, test } from 'vitest';
import { isOneSlip, ONE_MORE, SWAPPED, seenAs, UNLIKE, unlikeness } from './unlikeness.ts';

test('letters that are digits on a worn label are read as these', () => {
  expect(seenAs('bGiLoSz a9')).toBe('8611052 A9');
});

describe('what was typed is unlike a code', () => {
  test.each<[string, string, string, number]>([
    ['not at all, where it is the same', '4F', '4F', 0],
    ['nor in another case', '4f', '4F', 0],
    ['nor where it looks the same', 'A8', 'AB', 0],
    ['by a number one away', '5F', '4F', 1 / 2],
    ['by a number two away', '5F', '3F', 2 / 3],
    ['by a number, with an O for its 0', '2O', '31', 11 / 12],
    ['by two characters that changed places', 'AC', 'CA', SWAPPED],
    ['by the least of all', '12', '21', SWAPPED],
    ['by a character too many', 'ACD', 'AC', ONE_MORE],
    ['by one too few', 'AC', 'ACD', ONE_MORE],
    ['by one too few of one alone', 'A', 'AC', 2],
    ['by one character', 'XYW', 'XQW', 2],
    ['by a letter beside the same number', '5F', '5H', 2],
    ['by all of it', 'XYW', 'ACD', 4],
    ['by all of a longer one', 'X', 'ACD', 4],
    ['by what is missing', '', 'A', 2],
    ['by two exchanges', 'ACDE', 'CAED', 5],
  ])('%s: %s, %s', (_, typed, code, unlike) => expect(unlikeness(typed, code)).toBeCloseTo(unlike, 9));

  test('slips are likelier than other codes', () => {
    for (const slip of [SWAPPED, ONE_MORE]) expect(slip).toBeLessThan(UNLIKE);
    // As near as a number three away, and eight away.
    expect([unlikeness('1F', '4F'), unlikeness('1F', '9F')]).toEqual([SWAPPED, 8 / 9]);
  });
});

test.each<[string, string, boolean]>([
  ['AB', 'AC', true],
  ['AB', 'CB', true],
  ['AB', 'BA', true],
  ['ABC', 'AB', true],
  ['ABC', 'BC', true],
  ['AB', 'ABC', true],
  ['A', 'B', true],
  ['AB', 'AB', false],
  ['AB', 'CD', false],
  ['ABC', 'CBA', false],
  ['ABCD', 'BADC', false],
  ['ABCD', 'AB', false],
  ['ABC', 'DE', false],
  ['', 'A', false],
])('"%s" is one slip from "%s": %s', (typed, right, isOne) => expect(isOneSlip(typed, right)).toBe(isOne));
