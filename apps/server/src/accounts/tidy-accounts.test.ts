import { addUser, listUsers } from '@millrace/database';
import { openTestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tidyAccounts } from './tidy-accounts.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
const HOUR_MS = 60 * 60_000;

test('what is stale is forgotten soon after the start and again, until it is stopped; a fault is logged', async () => {
  await addUser(database.queries, { email: 'a@b.example', password: 'hash', userType: 'OEM', isConfirmed: false });
  const warn = vi.fn();
  vi.useFakeTimers({
    now: Date.now() + 30 * 24 * HOUR_MS,
    toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  });
  const stop = tidyAccounts(database, { warn });
  vi.advanceTimersByTime(61_000);
  await vi.waitFor(async () => expect(await listUsers(database.queries)).toEqual([]), { timeout: 20_000 });
  const failing = { ...database, queries: Object.create(null) };
  const stopFailing = tidyAccounts(failing, { warn });
  vi.advanceTimersByTime(61_000);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  stop();
  stopFailing();
  vi.advanceTimersByTime(24 * HOUR_MS);
  vi.useRealTimers();
  await new Promise(setImmediate);
  expect(warn).toHaveBeenCalledTimes(1);
});
