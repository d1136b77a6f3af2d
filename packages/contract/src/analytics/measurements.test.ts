import { describe, expect, test } from 'vitest';
import { MEASUREMENT_LABEL_MAX, MEASUREMENT_WORDS_MAX } from '../constants.ts';
import { MEASUREMENT_PATH_MAX, MEASUREMENTS_IN_BATCH_MAX, measurement, measurementBatch } from './measurements.ts';

const view = { path: '/home', name: 'page_view' };
const takes = (given: object): boolean => measurement.safeParse({ ...view, ...given }).success;

describe('a measurement', () => {
  test.each([
    ['/', true],
    ['/family/tern', true],
    ['/family/tern?tab=Videos', true],
    ['/search/50%25', true],
    [`/${'x'.repeat(MEASUREMENT_PATH_MAX - 1)}`, true],
    [`/${'x'.repeat(MEASUREMENT_PATH_MAX)}`, false],
    ['', false],
    ['home', false],
    ['//other.example/home', false],
    ['https://other.example/', false],
    ['/home?confirm=abc', false],
    ['/home?tab=Videos&confirm=abc', false],
    ['/home#part', false],
    ['/a b', false],
    ['/reset', false],
    ['/reset/abc', false],
    ['/Reset/abc', false],
    ['/resets', true],
  ])('of the path %s is taken: %s', (path, taken) => expect(takes({ path })).toBe(taken));
  test.each([
    [{ name: 'Page' }, false],
    [{ name: '' }, false],
    [{ category: 'x'.repeat(MEASUREMENT_WORDS_MAX) }, true],
    [{ category: 'x'.repeat(MEASUREMENT_WORDS_MAX + 1) }, false],
    [{ action: 'x'.repeat(MEASUREMENT_WORDS_MAX + 1) }, false],
    [{ label: 'x'.repeat(MEASUREMENT_LABEL_MAX) }, true],
    [{ label: 'x'.repeat(MEASUREMENT_LABEL_MAX + 1) }, false],
    [{ label: 'a\u0000b' }, false],
    [{ label: 'a\ud800b' }, false],
    [{ label: 'Übersicht 😀' }, true],
    [{ value: 0 }, true],
    [{ value: 1_000_001 }, false],
    [{ value: 1.5 }, false],
    [{ user: 'me' }, false],
  ])('with %j is taken: %s', (given, taken) => expect(takes(given)).toBe(taken));
});

test.each([
  [0, false],
  [1, true],
  [MEASUREMENTS_IN_BATCH_MAX, true],
  [MEASUREMENTS_IN_BATCH_MAX + 1, false],
])('a batch of %i measurements is taken: %s', (count, taken) => {
  expect(measurementBatch.safeParse({ events: Array(count).fill(view) }).success).toBe(taken);
});

test.each([
  [{ path: '/a?b=c' }, 'must be a path without its query'],
  [{ path: '/reset/abc' }, 'must not hold a token'],
  [{ name: 'Page view' }, 'must be lower-case letters, digits and underscores'],
  [{ label: 'a\u0000b' }, 'must not hold control characters'],
])('a measurement with %j is told that it %s', (given, words) => {
  const issues = measurement.safeParse({ ...view, ...given }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([words]);
});
