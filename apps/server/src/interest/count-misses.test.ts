import type { Database } from '@millrace/database';
import { listMisses } from '@millrace/database';
import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { missCounts, NETWORKS_MIN, WAITING_MAX } from './count-misses.ts';

const DAY_MS = 24 * 60 * 60_000;
let now = new Date('2026-11-23T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const log = { warn: vi.fn() };
const open = (given: Pick<Database, 'queries'> = database) => missCounts({ database: given, log, clock: () => now });
const listed = (kind: 'vain-search' | 'wrong-number' = 'vain-search') =>
  listMisses(database.queries, { kind, since: '2026-01-01', limit: 10 });
const search = (words: string) => ({ kind: 'vain-search', words }) as const;
const from = (network: number) => `192.0.2.${network}`;

test('words are kept from the third network on, with all times before', async () => {
  const counts = open();
  for (let time = 0; time < 5; time++) counts.note(search('my own name'), from(1));
  counts.note(search('gsm alarm'), from(1));
  counts.note(search('gsm alarm'), from(1));
  counts.note(search('gsm alarm'), from(2));
  await counts.write();
  expect(await listed()).toEqual([]);
  counts.note(search('gsm alarm'), from(NETWORKS_MIN));
  await counts.write();
  counts.note(search('gsm alarm'), from(1));
  await counts.stop();
  expect(await listed()).toEqual([{ words: 'gsm alarm', times: 5 }]);
});
test('words wait for others a month at most, and so many at once', async () => {
  const counts = open();
  const twice = (words: string) => [1, 2].map((network) => counts.note(search(words), from(network)));
  twice('old words');
  now = new Date(now.getTime() + 31 * DAY_MS);
  await counts.write();
  counts.note(search('old words'), from(3));
  twice('pushed out');
  for (let one = 0; one <= WAITING_MAX; one++) counts.note(search(`word ${one}`), from(1));
  counts.note(search('pushed out'), from(3));
  await counts.stop();
  expect((await listed()).map(({ words }) => words)).toEqual(['gsm alarm']);
});
test('what could not be written goes with the next, kind by kind', async () => {
  let isAway = true;
  const queries = new Proxy(database.queries, {
    get: (target, name, receiver) => {
      if (isAway) throw new Error('away');
      return Reflect.get(target, name, receiver);
    },
  });
  const counts = open({ queries });
  for (const network of [1, 2, 3]) counts.note({ kind: 'wrong-number', words: 'td-5f' }, from(network));
  await counts.write();
  expect(log.warn).toHaveBeenCalledTimes(1);
  isAway = false;
  await counts.stop();
  expect(await listed('wrong-number')).toEqual([{ words: 'td-5f', times: 3 }]);
});
