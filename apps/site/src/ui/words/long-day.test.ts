import { expect, test } from 'vitest';
import { longDay } from './long-day.ts';

test.each([
  ['2026-03-02', 'March 2, 2026'],
  ['2025-01-01', 'January 1, 2025'],
  ['2024-12-31', 'December 31, 2024'],
])('the day %s is %s, wherever it is read', (day, words) => {
  expect(longDay(day)).toBe(words);
});
