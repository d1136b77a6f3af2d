import { expect, test } from 'vitest';
import { pickedOf, rangeEnd, readNumber, withEnd, withPicked } from './attribute-value.ts';

test.each([
  ['1,200.5', 1200.5],
  ['-22', -22],
  ['.5', 0.5],
  ['', undefined],
  ['1/2', '1/2'],
  ['12 A', '12 A'],
  ['1,2', '1,2'],
])('“%s” is read as %j', (text, value) => expect(readNumber(text)).toBe(value));

test('a range has its ends apart; an end of nothing is open, and a number is both', () => {
  expect(rangeEnd({ from: 1, to: 5 }, 'to')).toBe(5);
  expect(rangeEnd(7, 'from')).toBe(7);
  expect(withEnd(7, 'to', 9)).toEqual({ from: 7, to: 9 });
  expect(withEnd({ from: 1, to: 5 }, 'from', undefined)).toEqual({ to: 5 });
});

test('choices keep the order of the attribute; one alone stands by itself', () => {
  const order = ['a', 'b', 'c'];
  expect(withPicked('c', 'a', true, order)).toEqual(['a', 'c']);
  expect(withPicked(['a', 'c'], 'a', false, order)).toBe('c');
  expect(withPicked('a', 'a', false, order)).toEqual([]);
  expect(withPicked(['old', 'b'], 'a', true, order)).toEqual(['a', 'b', 'old']);
  expect(pickedOf(undefined)).toEqual([]);
});
