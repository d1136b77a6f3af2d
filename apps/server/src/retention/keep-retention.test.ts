import { keepWaiting } from '@millrace/database';
import { clear, openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EVERY_MS, FIRST_MS, keepRetention, waitingLines } from './keep-retention.ts';

const NOW = new Date('2027-06-15T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await clear(database);
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());
afterAll(() => database.close());

const log = { info: vi.fn(), warn: vi.fn() };
const remove = vi.fn(async () => 1);
const few = { what: 'things', count: async () => ({ due: 1, total: 1, newest: NOW }), remove };
const many = { what: 'crowds', count: async () => ({ due: 50, total: 50, newest: NOW }), remove };
const opened = (jobs = [few]) =>
  keepRetention({
    database,
    jobs: async () => jobs,
    emptyQuarantine: async () => undefined,
    log,
    clock: () => NOW,
    databaseClock: async () => NOW,
  });

test('it runs soon after the start and again, until it is stopped', async () => {
  const kept = await opened();
  vi.advanceTimersByTime(FIRST_MS - 1);
  expect(remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await kept.run();
  expect(remove).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(EVERY_MS);
  await kept.stop();
  expect(remove).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10 * EVERY_MS);
  expect(remove).toHaveBeenCalledTimes(2);
});
test('what waits is known from the start on, and after each run', async () => {
  await keepWaiting(database.queries, [{ what: 'old', due: 30, total: 31, doubt: 'clock', since: NOW }]);
  const kept = await opened([many]);
  expect(waitingLines(kept.waiting())).toEqual([
    'retention: 30 of 31 old wait to be deleted, as the clock may be wrong: npm run retention',
  ]);
  await kept.run();
  expect(kept.waiting()).toMatchObject([{ what: 'crowds', due: 50 }]);
  expect(remove).not.toHaveBeenCalled();
  await kept.stop();
});
test('a fault is logged, and the next run is another', async () => {
  const failing = { ...few, count: () => Promise.reject(new Error('The database is away.')) };
  const kept = await opened([failing]);
  vi.advanceTimersByTime(FIRST_MS);
  await kept.stop();
  expect(log.warn.mock.calls).toContainEqual([{ err: expect.any(Error) }, 'retention did not run to its end']);
});
