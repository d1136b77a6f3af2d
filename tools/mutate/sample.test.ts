import { expect, test } from 'vitest';
import { sample } from './sample.ts';

const items = Array.from({ length: 100 }, (_, at) => at);

test('takes each item at most once', () => {
  expect(new Set(sample(items, 100, 1)).size).toBe(100);
});

test('takes no more than there are', () => {
  expect(sample([1, 2], 30, 1).toSorted()).toEqual([1, 2]);
});

test('takes the same for the same seed, and others for another', () => {
  expect(sample(items, 10, 7)).toEqual(sample(items, 10, 7));
  expect(sample(items, 10, 7)).not.toEqual(sample(items, 10, 8));
});

test('a seed that is named in a record is the same sample years later', () => {
  expect(sample(items, 8, 7)).toEqual([1, 7, 97, 69, 52, 40, 46, 24]);
  expect(sample(items, 8, 4_000_000_000)).toEqual([69, 54, 66, 89, 18, 59, 7, 56]);
});

test('takes from everywhere', () => {
  const counts = items.map(() => 0);
  for (let seed = 0; seed < 1000; seed += 1)
    for (const item of sample(items, 10, seed)) counts[item] = (counts[item] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(50);
  expect(Math.max(...counts)).toBeLessThan(160);
});
