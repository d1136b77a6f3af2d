import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it } from 'vitest';
import { quietLog } from '../testing/quiet-log.ts';
import { keepUp, VACUUM_EVERY_MS } from './upkeep.ts';

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
  await upkeep.run(VACUUM_EVERY_MS);
  expect(await estimatedRows()).toBe('300');
  upkeep.stop();
});
