import type { Database } from '@millrace/database';
import { listRedirectUses } from '@millrace/database';
import { openTestDatabase } from '@millrace/database/testing';
import { expect, test, vi } from 'vitest';
import { redirectUses } from './redirect-uses.ts';

const clock = () => new Date('2026-11-23T12:00:00Z');

test('are written together, once, and what could not be written goes with the next', async () => {
  const database = await openTestDatabase();
  const log = { warn: vi.fn() };
  let isAway = true;
  const queries = new Proxy(database.queries, {
    get: (target, name, receiver) => {
      if (isAway) throw new Error('away');
      return Reflect.get(target, name, receiver);
    },
  });
  const uses = redirectUses({ database: { queries } satisfies Pick<Database, 'queries'>, log, clock });
  uses.note('/a');
  uses.note('/a');
  await uses.write();
  expect(log.warn).toHaveBeenCalledTimes(1);
  uses.note('/b');
  uses.note('/a');
  isAway = false;
  await uses.write();
  await uses.stop();
  const day = '2026-11-23';
  expect(await listRedirectUses(database)).toEqual([
    { from: '/a', hits: 3, firstDay: day, lastDay: day },
    { from: '/b', hits: 1, firstDay: day, lastDay: day },
  ]);
  await database.close();
});
