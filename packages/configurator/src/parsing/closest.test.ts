import { expect, test } from 'vitest';
import { editDistance } from './closest.ts';

test.each<[string, string, number]>([
  ['', '', 0],
  ['', 'AB', 2],
  ['AB', '', 2],
  ['AB', 'AB', 0],
  ['AB', 'AC', 1],
  ['AB', 'CB', 1],
  ['AB', 'CD', 2],
  ['AB', 'Ab', 0.5],
  ['AB', 'ab', 1],
  ['AB', 'aC', 1.5],
  ['AB', 'ABC', 1],
  ['AB', 'CAB', 1],
  ['ABC', 'AC', 1],
  ['ABC', 'BC', 1],
  ['AB', 'BA', 2],
  ['ABCD', 'xxABCD', 2],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" are %d edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});
