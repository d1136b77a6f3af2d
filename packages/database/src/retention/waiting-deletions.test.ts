import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { retentionRun } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import {
  confirmWaiting,
  databaseClock,
  keepWaiting,
  lastRetentionRun,
  readWaiting,
  recordRetentionRun,
} from './waiting-deletions.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const after = (ms: number): Date => new Date(NOW + ms);
const KEPT_MS = 400 * 86_400_000;

onBothDatabases('deletions that wait', (database) => {
  const queries = () => database().queries;
  const waiting = (what: string, due: number, since: Date) => ({ what, due, total: 9, doubt: 'many' as const, since });
  const shown = async () =>
    (await readWaiting(queries())).map(({ what, due, since, confirmedAt }) => [what, due, since, confirmedAt]);

  test('keep their beginning, go when they wait no more, and have to be confirmed anew', async () => {
    await keepWaiting(queries(), [waiting('mails', 3, after(0)), waiting('accounts', 4, after(0))]);
    await confirmWaiting(queries(), after(1));
    expect(await shown()).toEqual([
      ['accounts', 4, after(0), after(1)],
      ['mails', 3, after(0), after(1)],
    ]);
    await keepWaiting(queries(), [waiting('mails', 5, after(2)), waiting('views', 1, after(2))]);
    expect(await shown()).toEqual([
      ['mails', 5, after(0), null],
      ['views', 1, after(2), null],
    ]);
    await confirmWaiting(queries(), after(3));
    await confirmWaiting(queries(), after(4));
    expect((await shown()).map(([, , , confirmedAt]) => confirmedAt)).toEqual([after(3), after(3)]);
    await keepWaiting(queries(), []);
    expect(await shown()).toEqual([]);
  });

  test('runs are kept for 400 days, and those of a wrong clock are dropped', async () => {
    expect(await lastRetentionRun(queries())).toBe(null);
    const ages = [-KEPT_MS - 1, -KEPT_MS, 1];
    for (const ms of ages)
      await queries()
        .insert(retentionRun)
        .values({ id: randomUUID(), at: after(ms), removed: {} });
    expect(await lastRetentionRun(queries())).toEqual(after(1));
    await recordRetentionRun(queries(), after(0), { mails: 2 });
    const runs = await queries().select().from(retentionRun).orderBy(asc(retentionRun.at));
    expect(runs.map(({ at, removed }) => [at, removed])).toEqual([
      [after(-KEPT_MS), {}],
      [after(0), { mails: 2 }],
    ]);
    expect(await lastRetentionRun(queries())).toEqual(after(0));
  });

  test('the clock of the database goes on, to parts of a second', async () => {
    const [one, other] = [await databaseClock(queries()), await databaseClock(queries())];
    expect(Math.abs(one.getTime() - Date.now())).toBeLessThan(3_600_000);
    expect(other.getTime()).toBeGreaterThanOrEqual(one.getTime());
  });
});
