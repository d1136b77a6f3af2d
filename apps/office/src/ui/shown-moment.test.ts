import { expect, test } from 'vitest';
import { shownSince } from './shown-moment.ts';

// Local times: the words are those of the reader's own clock.
const now = new Date(2026, 10, 23, 21, 30, 0);
const cases: readonly (readonly [string, Date, string])[] = [
  ['the same second', now, 'just now'],
  ['59 seconds', new Date(2026, 10, 23, 21, 29, 1), 'just now'],
  ['a clock that is ahead', new Date(2026, 10, 23, 21, 30, 20), 'just now'],
  ['a minute', new Date(2026, 10, 23, 21, 29, 0), '1 minute ago'],
  ['59 minutes', new Date(2026, 10, 23, 20, 30, 1), '59 minutes ago'],
  ['an hour', new Date(2026, 10, 23, 20, 30, 0), 'today, 8:30 PM'],
  ['later today', new Date(2026, 10, 23, 23, 0, 0), 'today, 11:00 PM'],
  ['the first minute of today', new Date(2026, 10, 23, 0, 0, 0), 'today, 12:00 AM'],
  ['the last minute of yesterday', new Date(2026, 10, 22, 23, 59, 0), 'yesterday, 11:59 PM'],
  ['tomorrow', new Date(2026, 10, 24, 6, 0, 0), 'tomorrow, 6:00 AM'],
  ['this year', new Date(2026, 10, 12, 9, 12, 0), 'Nov 12, 9:12 AM'],
  ['another year', new Date(2025, 10, 12, 9, 12, 0), 'Nov 12, 2025'],
];
test.each(cases)('%s', (_, at, words) => {
  expect(shownSince(at.toISOString(), now)).toBe(words);
});
