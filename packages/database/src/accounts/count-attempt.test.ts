import { describe, expect, test } from 'vitest';
import { attempt } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { countAttempt, forgetAttempts } from './count-attempt.ts';

const MINUTE_MS = 60_000;
const limit = { name: 'login', max: 2, windowMs: MINUTE_MS };
const start = new Date('2026-11-21T08:00:00Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);

onBothDatabases('tries', (database) => {
  const count = (who = 'a@b.example', ms = 0, name = limit.name) =>
    countAttempt(database().queries, { ...limit, name }, who, after(ms));
  describe('are counted', () => {
    test('up to the limit, and no further until the window ends', async () => {
      expect(await count()).toEqual({ isAllowed: true, retryAfterSeconds: 60 });
      expect(await count('a@b.example', 1000)).toMatchObject({ isAllowed: true });
      expect(await count('a@b.example', 2000)).toEqual({ isAllowed: false, retryAfterSeconds: 58 });
      expect(await count('a@b.example', MINUTE_MS - 1)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
      expect(await count('a@b.example', MINUTE_MS)).toEqual({ isAllowed: true, retryAfterSeconds: 60 });
    });
    test('by who and by what, each for itself', async () => {
      for (let time = 0; time < limit.max; time += 1) await count();
      expect(await count('c@b.example')).toMatchObject({ isAllowed: true });
      expect(await count('a@b.example', 0, 'register')).toMatchObject({ isAllowed: true });
      expect(await count()).toMatchObject({ isAllowed: false });
    });
    test('exactly, also at once', async () => {
      const counted = await Promise.all(Array.from({ length: 10 }, () => count()));
      expect(counted.filter(({ isAllowed }) => isAllowed)).toHaveLength(limit.max);
    });
    test('without keeping who tried', async () => {
      await count();
      const rows = await database().queries.select().from(attempt);
      expect(JSON.stringify(rows)).not.toContain('b.example');
    });
  });
  test('that are forgotten begin anew', async () => {
    for (let time = 0; time < limit.max; time += 1) await count();
    await forgetAttempts(database().queries, limit, 'a@b.example');
    expect(await count()).toMatchObject({ isAllowed: true });
  });
});
