import { expect, test } from 'vitest';
import { boundsWords, stepped } from './number-words.ts';

const bounds = { min: 10, max: 25, step: 5 };

test.each([
  [null, 1, 10],
  [10, 1, 15],
  [25, 1, 25],
  [10, -1, 10],
  [15, -1, 10],
])('from %s by %s steps to %s', (value, by, next) => expect(stepped(value, by, bounds)).toBe(next));
test('tenths do not drift', () => expect(stepped(0.2, 1, { min: 0, max: 1, step: 0.1 })).toBe(0.3));
test.each([
  [bounds, '10 to 25 in steps of 5'],
  [{ min: 1, max: 9, step: 1 }, '1 to 9'],
  [{ min: 0, max: Number.MAX_SAFE_INTEGER, step: 1 }, 'at least 0'],
])('%o is said as %s', (given, words) => expect(boundsWords(given, false)).toBe(words));
