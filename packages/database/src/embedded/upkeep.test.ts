import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it, vi } from 'vitest';
import { quietLog } from '../testing/quiet-log.ts';
import { keepUp } from './upkeep.ts';

const MINUTE = 60_000;
const SIX_HOURS = 6 * 60 * MINUTE;

const client = await PGlite.create();
afterAll(() => client.close());

async function one(query: string): Promise<string> {
  const { rows } = await client.query<{ found: string }>(query);
  return rows[0]?.found ?? '';
}
const checkpointed = () => one('select checkpoint_lsn::text as found from pg_control_checkpoint()');
const estimatedRows = () => one("select reltuples::text as found from pg_class where relname = 'item'");

it('checkpoints and vacuums only what was written since the last time, vacuuming less often', async () => {
  const upkeep = keepUp(client, quietLog);
  await client.exec('create table item (id int)');
  await client.exec('insert into item select generate_series(1, 100)');
  const before = await checkpointed();
  await upkeep.run(0);
  const first = await checkpointed();
  expect(first).not.toBe(before);
  expect(await estimatedRows()).toBe('100');

  await upkeep.run(1);
  expect(await checkpointed()).toBe(first);

  await client.exec('insert into item select generate_series(1, 100)');
  await upkeep.run(2);
  expect(await checkpointed()).not.toBe(first);
  expect(await estimatedRows()).toBe('100');

  await client.exec('insert into item select generate_series(1, 100)');
  await upkeep.run(SIX_HOURS - 1);
  expect(await estimatedRows()).toBe('100');

  await client.exec('insert into item select generate_series(1, 100)');
  await upkeep.run(SIX_HOURS);
  expect(await estimatedRows()).toBe('400');
  upkeep.stop();
});

it('works every five minutes until it is stopped, and no process waits for it', async () => {
  const timer = { unref: vi.fn() };
  const made = vi.fn((_work: () => Promise<void>, _ms: number) => timer);
  const stopped = vi.fn();
  vi.stubGlobal('setInterval', made);
  vi.stubGlobal('clearInterval', stopped);
  const upkeep = keepUp(client, quietLog);
  upkeep.stop();
  vi.unstubAllGlobals();
  expect(made.mock.calls.map(([, ms]) => ms)).toEqual([5 * MINUTE]);
  expect(timer.unref).toHaveBeenCalledTimes(1);
  expect(stopped.mock.calls).toEqual([[timer]]);

  const asked = vi.spyOn(client, 'query').mockRejectedValue(new Error('no memory'));
  const told = vi.spyOn(quietLog, 'error');
  await made.mock.calls[0]?.[0]();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});

it('waits for no alarm of a time from which the clock was put back', async () => {
  const write = () =>
    client.exec('create table if not exists item (id int); insert into item select generate_series(1, 100)');
  const alarms: (() => void)[] = [];
  const waits: number[] = [];
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (ring: () => void, ms: number) => {
    if (ms < 1000) return setTimeout(ring, ms);
    alarms.push(ring);
    waits.push(ms);
    return alarms.length;
  });
  const upkeep = keepUp(client, quietLog);
  vi.useFakeTimers({ now: Date.now() + 40 * 86_400_000, toFake: ['Date'] });
  await write();
  await write();
  vi.useRealTimers();
  await write();
  await upkeep.run(0);
  for (const ring of alarms.splice(0)) ring();
  upkeep.stop();
  expect(waits).not.toEqual([]);
  expect(Math.max(...waits)).toBeLessThan(60_000);
});
