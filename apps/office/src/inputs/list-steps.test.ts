import { expect, test } from 'vitest';
import { moved, placeAfterKey } from './list-steps.ts';

test.each([
  ['up', 2, 1, ['a', 'c', 'b']],
  ['to the front', 2, 0, ['c', 'a', 'b']],
  ['down', 0, 1, ['b', 'a', 'c']],
  ['to the end', 0, 2, ['b', 'c', 'a']],
  ['above the first', 0, -1, ['a', 'b', 'c']],
  ['below the last', 2, 3, ['a', 'b', 'c']],
])('an element is moved %s', (_, from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
test.each([
  ['to its own place', 1, 1],
  ['above the first', 0, -1],
  ['below the last', 2, 3],
  ['that is not there', 3, 0],
])('the list is the same list when an element is moved %s', (_, from, to) => {
  const list = ['a', 'b', 'c'];
  expect(moved(list, from, to)).toBe(list);
});
test('Alt and an arrow move an element, an arrow alone does not', () => {
  expect(placeAfterKey({ key: 'ArrowUp', altKey: true }, 1)).toBe(0);
  expect(placeAfterKey({ key: 'ArrowDown', altKey: true }, 1)).toBe(2);
  expect(placeAfterKey({ key: 'ArrowDown', altKey: false }, 1)).toBeNull();
  expect(placeAfterKey({ key: 'a', altKey: true }, 1)).toBeNull();
});
