import { expect, test } from 'vitest';
import { UNBOUNDED } from '../index.ts';
import { boundsWords } from './bounds-words.ts';

test.each([
  [{ min: 10, max: 25, step: 5 }, '', '10 to 25 in steps of 5'],
  [{ min: 10, max: 25, step: 5 }, 'ft', '10 to 25 ft in steps of 5'],
  [{ min: 1, max: 9, step: 1 }, '', '1 to 9'],
  [{ min: 0, max: UNBOUNDED, step: 1 }, '', 'at least 0'],
  [{ min: 0.5, max: UNBOUNDED, step: 0.5 }, 'in', 'at least 0.5 in in steps of 0.5'],
  [{ min: -0.1, max: 5, step: 0.001 }, '', '-0.1 to 5 in steps of 0.001'],
  [{ min: 0, max: 1e-6, step: 1e-7 }, '', '0 to 0.000001 in steps of 0.0000001'],
])('bounds of %o in “%s” are said as %s', (bounds, unit, words) => {
  expect(boundsWords(bounds, unit)).toBe(words);
});
