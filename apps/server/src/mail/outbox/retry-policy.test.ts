import { describe, expect, test } from 'vitest';
import { FIRST_PAUSE_MS, JITTER, LONGEST_PAUSE_MS, nextStep, pauseAfter, TRIES_MAX } from './retry-policy.ts';

const HOUR = 3_600_000;
const queuedAt = new Date('2026-11-21T00:00:00Z');
const failed = { tries: 1, queuedAt, usefulHours: 24, isFinal: false, now: queuedAt, random: 0.5 };
const after = (ms: number) => new Date(queuedAt.getTime() + ms);

describe('the pause after a failed try', () => {
  test.each([
    [1, FIRST_PAUSE_MS],
    [2, 2 * FIRST_PAUSE_MS],
    [5, 16 * FIRST_PAUSE_MS],
    [9, 256 * FIRST_PAUSE_MS],
    [10, LONGEST_PAUSE_MS],
    [TRIES_MAX, LONGEST_PAUSE_MS],
  ])('number %i is doubled up to the longest', (tries, ms) => {
    expect(pauseAfter(tries, 0.5)).toBe(ms);
  });
  test('differs from mail to mail', () => {
    expect(pauseAfter(1, 0)).toBe(FIRST_PAUSE_MS * (1 - JITTER));
    expect(pauseAfter(1, 0.999_999)).toBeCloseTo(FIRST_PAUSE_MS * (1 + JITTER), -2);
  });
  test('together are nearly four days', () => {
    const pauses = Array.from({ length: TRIES_MAX - 1 }, (_, index) => pauseAfter(index + 1, 0.5));
    expect(pauses.reduce((sum, pause) => sum + pause) / (24 * HOUR)).toBeCloseTo(3.7, 0);
  });
});

describe('after a try that failed', () => {
  test.each([
    ['there is another', failed, { step: 'again', afterMs: FIRST_PAUSE_MS }],
    ['there is none where the refusal is final', { ...failed, isFinal: true }, { step: 'give-up' }],
    [
      'there is one up to the last',
      { ...failed, usefulHours: 999, tries: TRIES_MAX - 1 },
      { step: 'again', afterMs: LONGEST_PAUSE_MS },
    ],
    ['there is none after the last', { ...failed, usefulHours: 999, tries: TRIES_MAX }, { step: 'give-up' }],
    [
      'there is one that is just in time',
      { ...failed, now: after(24 * HOUR - FIRST_PAUSE_MS) },
      { step: 'again', afterMs: FIRST_PAUSE_MS },
    ],
    [
      'there is none that would be too late',
      { ...failed, now: after(24 * HOUR - FIRST_PAUSE_MS + 1) },
      { step: 'give-up' },
    ],
  ])('%s', (_, tried, step) => {
    expect(nextStep(tried)).toEqual(step);
  });
});
