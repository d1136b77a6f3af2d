import { describe, expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { attemptsOf, forgetAttempts } from './count-attempt.ts';
import { spaceAttempts } from './space-attempts.ts';

const HOUR_MS = 60 * 60_000;
const limit = { name: 'login', waits: [0, 10, 60], forgottenAfterMs: HOUR_MS };
const start = new Date('2026-11-21T08:00:00Z');

onBothDatabases('tries with waits between them', (database) => {
  const tryAt = (seconds: number, waits = limit.waits, who = 'a@b.example') =>
    spaceAttempts(database().queries, { ...limit, waits }, who, new Date(start.getTime() + seconds * 1000));
  const allowed = (retryAfterSeconds: number) => ({ isAllowed: true, retryAfterSeconds });
  const refused = (retryAfterSeconds: number) => ({ isAllowed: false, retryAfterSeconds });

  describe('wait longer each time', () => {
    test('up to the last wait, which is for all further ones', async () => {
      expect(await tryAt(0)).toEqual(allowed(0));
      expect(await tryAt(0)).toEqual(allowed(10));
      expect(await tryAt(9)).toEqual(refused(1));
      expect(await tryAt(10)).toEqual(allowed(60));
      expect(await tryAt(69)).toEqual(refused(1));
      expect(await tryAt(70)).toEqual(allowed(60));
      expect(await tryAt(130)).toEqual(allowed(60));
    });
    test('and one that came too early lengthens nothing', async () => {
      await tryAt(0);
      await tryAt(0);
      for (let second = 1; second < 10; second += 1) expect(await tryAt(second)).toEqual(refused(10 - second));
      expect(await tryAt(10)).toEqual(allowed(60));
    });
    test('by the waits of the moment: the count is the same', async () => {
      await tryAt(0);
      expect(await tryAt(1, [30])).toEqual(refused(29));
      expect(await tryAt(1)).toEqual(allowed(10));
    });
    test('each person for themselves', async () => {
      await tryAt(0);
      await tryAt(0);
      expect(await tryAt(1, limit.waits, 'c@b.example')).toEqual(allowed(0));
    });
  });
  test('at once are counted one by one', async () => {
    const tried = await Promise.all(Array.from({ length: 10 }, () => tryAt(0)));
    expect(tried.filter(({ isAllowed }) => isAllowed)).toHaveLength(2);
  });
  test('that need not wait are counted, though one that came later was counted before: processes and clocks differ', async () => {
    expect(await tryAt(5)).toEqual(allowed(0));
    expect(await tryAt(4.99)).toEqual(allowed(10));
    expect(await tryAt(14.99)).toEqual(refused(1));
    expect(await tryAt(15)).toEqual(allowed(60));
  });
  test('begin anew after a long pause, and when they are forgotten', async () => {
    await tryAt(0);
    await tryAt(0);
    expect(await tryAt(3600)).toEqual(allowed(0));
    await tryAt(3600);
    await forgetAttempts(database().queries, limit, 'a@b.example');
    expect(await tryAt(3601)).toEqual(allowed(0));
  });
  test('can be looked at without being counted', async () => {
    const count = (seconds: number) =>
      attemptsOf(database().queries, limit, 'a@b.example', new Date(start.getTime() + seconds * 1000));
    expect(await count(0)).toBe(0);
    await tryAt(0);
    await tryAt(0);
    expect([await count(1), await count(1), await count(3600)]).toEqual([2, 2, 0]);
  });
});
