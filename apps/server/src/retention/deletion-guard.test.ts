import { describe, expect, test } from 'vitest';
import { CLOCKS_APART_MS, clockFault, deletionDoubt, isConfirmed, LONG_OFF_MS } from './deletion-guard.ts';

const NOW = new Date('2027-06-15T12:00:00Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
const HOUR_MS = 60 * 60_000;
const sound = { now: NOW, database: NOW, lastRun: at(-6 * HOUR_MS), newest: at(-HOUR_MS) };

test.each([
  ['agrees with everything', {}, null],
  ['is as far from the database as two clocks may be', { database: at(CLOCKS_APART_MS) }, null],
  ['is farther behind the database', { database: at(CLOCKS_APART_MS + 1) }, 'apart-from-database'],
  ['is farther ahead of the database', { database: at(-CLOCKS_APART_MS - 1) }, 'apart-from-database'],
  ['lies before the last run', { lastRun: at(CLOCKS_APART_MS + 1) }, 'before-last-run'],
  ['lies before the newest record', { newest: at(CLOCKS_APART_MS + 1) }, 'before-newest'],
  ['is a month after the last run', { lastRun: at(-LONG_OFF_MS) }, null],
  ['is more than that after it, whatever was recorded since', { lastRun: at(-LONG_OFF_MS - 1) }, 'long-after-last'],
  ['has no last run and a fresh record', { lastRun: null }, null],
  ['has no last run and an old record', { lastRun: null, newest: at(-LONG_OFF_MS - 1) }, 'long-after-last'],
  ['has run lately on a quiet site', { newest: at(-LONG_OFF_MS - 1) }, null],
  ['has no witness at all', { lastRun: null, newest: null }, null],
])('a clock that %s', (_, witnesses, fault) => expect(clockFault({ ...sound, ...witnesses })).toBe(fault));

test.each([
  ['a few of few', 20, 20, false, null],
  ['many, and more than a tenth', 21, 209, false, 'many'],
  ['many, and a tenth', 21, 210, false, null],
  ['all of what lives for hours', 500, 500, true, null],
] as const)('%s: %i of %i', (_, due, total, isBrief, doubt) => {
  expect(deletionDoubt({ what: 'x', due, total, isBrief }, null)).toBe(doubt);
  expect(deletionDoubt({ what: 'x', due, total, isBrief }, 'before-newest')).toBe('clock');
});

describe('a deletion is confirmed', () => {
  const confirmed = { due: 50, doubt: 'many', confirmedAt: at(-HOUR_MS) } as const;
  test.each([
    ['as it was then', confirmed, 50, true],
    ['a little larger', confirmed, 70, true],
    ['much larger', confirmed, 71, false],
    ['a day later', { ...confirmed, confirmedAt: at(-24 * HOUR_MS) }, 50, true],
    ['longer after', { ...confirmed, confirmedAt: at(-24 * HOUR_MS - 1) }, 50, false],
    ['for another reason', { ...confirmed, doubt: 'clock' as const }, 50, false],
    ['by nobody', { ...confirmed, confirmedAt: null }, 50, false],
    ['though it never waited', undefined, 50, false],
  ])('%s', (_, waiting, due, yes) => expect(isConfirmed(waiting, 'many', due, NOW)).toBe(yes));
});
