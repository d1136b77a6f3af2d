import { PGlite } from '@electric-sql/pglite';
import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedFiles } from '../testing/migrated-files.ts';
import { MemoryCopy } from './memory-copy.ts';
import { parsesOnce } from './parses-once.ts';

const at = new Date('2027-01-31T12:00:00.123Z');
const moment = pgTable('moment', {
  at: timestamp({ withTimezone: true }),
  written: timestamp({ withTimezone: true, mode: 'string' }),
});

let client: PGlite;
let copies = 0;
beforeAll(async () => {
  client = parsesOnce(await PGlite.create({ fs: new MemoryCopy(await migratedFiles()) }));
  await client.exec('create table moment (at timestamptz, written timestamptz)');
  // Read when all parsers are copied, and never else.
  Object.defineProperty(client.parsers, 'probe', { enumerable: true, get: () => (copies += 1) });
});
afterAll(() => client.close());

test('queries of drizzle are read as they always were, and no parsers are copied for them', async () => {
  const queries = drizzle({ client });
  await queries.insert(moment).values({ at, written: '2027-01-31 12:00:00.123+00' });
  const read = await queries.select().from(moment);
  const inside = await queries.transaction(async (tx) => tx.select().from(moment));
  expect(read).toEqual([{ at, written: expect.stringMatching(/^2027-01-31 \d\d:00:00\.123[+-]\d\d$/) }]);
  expect(inside).toEqual(read);
  expect(copies).toBe(0);
});

test('a list of a type of the database itself is read by its parser', async () => {
  const { rows } = await client.query('select array[1, 2]::int[] as numbers, $1::text[] as words', [['a', 'b']], {
    parsers: { 1082: (day) => day },
  });
  expect(rows).toEqual([{ numbers: [1, 2], words: ['a', 'b'] }]);
});
