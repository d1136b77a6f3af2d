import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { isDatabaseAway } from '../is-database-away.ts';
import { openDatabase } from '../open-database.ts';
import { takesWrites } from '../takes-writes.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { type PrivatePostgres, postgresPrograms, startPostgres } from '../testing/start-postgres.ts';

/** Five seconds, and what a busy machine is late. */
const NOTICED_MS = 15_000;
const programs = postgresPrograms();

describe.skipIf(programs === undefined)('a PostgreSQL server that is frozen', () => {
  let server: PrivatePostgres;
  let database: Database;
  /** Waits longer than the product does. */
  let patient: Database;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const options = { dataDir: '', databaseUrl: server.url, log: quietLog };
    database = await openDatabase(options);
    patient = await openDatabase({ ...options, silenceMs: 10 * NOTICED_MS });
  });
  afterAll(async () => {
    await database.close();
    await patient.close();
    await server.stop();
  });
  const ask = (of = database) => of.queries.execute(sql`select 1 as one`);
  const frozen = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    server.freeze();
    try {
      return await work();
    } finally {
      server.thaw();
    }
  };
  const faultOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'answered',
      (error: unknown) => error,
    );

  test('is noticed by a query, a transaction and one in its middle, in the time it is given; afterwards all is as before', async () => {
    await ask();
    await ask(patient);
    const begun = Promise.withResolvers<void>();
    const resume = Promise.withResolvers<void>();
    const inTheMiddle = faultOf(
      database.queries.transaction(async (tx) => {
        begun.resolve();
        await resume.promise;
        await tx.execute(sql`select 2`);
      }),
    );
    await begun.promise;
    const before = Date.now();
    let waited: Promise<unknown> = Promise.resolve();
    const faults = await frozen(() => {
      resume.resolve();
      waited = faultOf(ask(patient));
      const work = database.queries.transaction((tx) => tx.execute(sql`select 3`));
      return Promise.all([faultOf(ask()), faultOf(work), inTheMiddle]);
    });
    expect(Date.now() - before).toBeLessThan(NOTICED_MS);
    expect(faults.map(isDatabaseAway)).toEqual([true, true, true]);
    // Told to wait longer, it has its answer once the server goes on.
    expect(await waited).toBe('answered');
    // More than the pool holds: no connection was lost to it.
    for (let nth = 0; nth < 12; nth += 1) await database.queries.transaction((tx) => tx.execute(sql`select 4`));
  });
  test('takes no writes', async () => {
    expect(await takesWrites(database.queries, NOTICED_MS)).toBe(true);
    expect(await frozen(() => takesWrites(database.queries, 100))).toBe(false);
  });
  test('takes no writes as long as it is read-only, and then again', async () => {
    const set = (value: string) =>
      database.queries.execute(sql.raw(`alter system set default_transaction_read_only = ${value}`));
    const reload = async () => {
      await database.queries.execute(sql`select pg_reload_conf()`);
    };
    await set('on');
    await reload();
    await expect.poll(() => takesWrites(database.queries, NOTICED_MS)).toBe(false);
    await set('off');
    await reload();
    await expect.poll(() => takesWrites(database.queries, NOTICED_MS)).toBe(true);
  });
  test('is not one that is merely slow', async () => {
    await database.queries.execute(sql`select pg_sleep(5)`);
  });
  test('is not one whose answers wait because this process stands still', async () => {
    await ask();
    const connect = pg.Client.prototype.connect;
    const look = vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(function (this: pg.Client) {
      const connected: unknown = Reflect.apply(connect, this, []);
      standStillFor(3000);
      return connected;
    });
    await database.queries.execute(sql`select pg_sleep(6)`);
    expect(look).toHaveBeenCalled();
    look.mockRestore();
  });
});

function standStillFor(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
