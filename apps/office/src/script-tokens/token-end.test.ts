import { SCRIPT_TOKEN_DAYS_MAX } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { endDays, endOfDay } from './token-end.ts';

const DAY_MS = 24 * 60 * 60_000;

test.each([[new Date(2026, 0, 1, 0, 0, 30)], [new Date(2026, 11, 31, 23, 58)], [new Date(2028, 1, 29, 12)]])(
  'from %s, every day that is offered is one that the server takes',
  (now) => {
    const { first, last, offered } = endDays(now);
    expect(first < offered && offered < last).toBe(true);
    // Today, by the reader's own clock.
    expect(first).toBe(now.toLocaleDateString('sv-SE'));
    for (const day of [first, offered, last]) {
      const away = new Date(endOfDay(day)).getTime() - now.getTime();
      expect([day, away > 0, away < SCRIPT_TOKEN_DAYS_MAX * DAY_MS]).toEqual([day, true, true]);
    }
  },
);
test('a token is good to the end of its day', () => {
  expect(endOfDay('2026-03-31')).toBe(new Date(2026, 2, 31, 23, 59, 59).toISOString());
});
