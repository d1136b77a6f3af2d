import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignmentsOf } from '../align.ts';
import { ordersOf } from '../orders.ts';
import { gathered } from '../testing/gathered.ts';
import { codesInTexts } from './codes-in-texts.ts';

const groups = [
  gathered('Motor', ['A axial', 'AB both']),
  gathered('Volt', ['1 one', '12 twelve']),
  gathered('Extras', ['X one', 'Y two'], { several: true }),
];

describe('a text reads in no order of its groups', () => {
  test.each([
    ['A-1-X', true],
    ['X-1-A', true],
    ['XY1A', true],
    ['X&Y', true],
    ['Series 12', true],
    ['12345678901234A', true],
    ['123456789012345A', false],
    ['A-1-Z', false],
    ['A--1', true],
    ['A;1', true],
    ['Motors of all kinds', false],
    ['-', false],
    ['', false],
  ])('%s: %s', (text, mayRead) => {
    const stands = codesInTexts(groups);
    expect(stands.mayRead(text)).toBe(mayRead);
    expect(stands.mayRead(text)).toBe(mayRead);
  });

  test('only where each order finds nothing', () => {
    const texts = fc
      .array(fc.constantFrom('A', 'B', '1', '2', 'X', 'Y', 'Z', '-', '/', '&', '|', ' ', ';'), { maxLength: 18 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const all = { ...codesInTexts(groups), mayRead: () => true };
        const found = [...ordersOf(groups)].some((order) => alignmentsOf(text, order, [], all).length > 0);
        if (found) expect(codesInTexts(groups).mayRead(text)).toBe(true);
      }),
    );
  });
});

test('the codes of each group at each place are its own, the longest first, however often they are asked for', () => {
  const stands = codesInTexts(groups);
  const [motor, volt] = groups as [(typeof groups)[0], (typeof groups)[0]];
  for (let time = 0; time < 2; time++) {
    expect(stands.at(motor, 'AB12', 0)).toEqual(['AB', 'A']);
    expect(stands.at(volt, 'AB12', 0)).toEqual([]);
    expect(stands.at(volt, 'AB12', 2)).toEqual(['12', '1']);
    expect(stands.at(motor, 'A12', 0)).toEqual(['A']);
  }
});
