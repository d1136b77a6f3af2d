import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../database.ts';
import { embeddedDatabase } from '../embedded/embedded-database.ts';
import { MemoryCopy } from '../embedded/memory-copy.ts';
import { parsesOnce } from '../embedded/parses-once.ts';
import { settleAlarm } from '../embedded/settle-alarm.ts';
import { migratedFiles } from './migrated-files.ts';
import { openServerDatabase, type ServerPlace, serverPlace } from './shared-postgres.ts';

export interface TestDatabase extends Database {
  /** The same database as another process has it open; the embedded one is only ever open once. */
  again(): Promise<Database>;
}

/** A migrated database that test files of this process open one after the other. */
export interface TestPlace {
  open(): Promise<TestDatabase>;
  /** Runs one statement while nobody has it open, and returns the first field of the first row. */
  ask(statement: string): Promise<unknown>;
  /** Gives it up for good. */
  drop(): Promise<void>;
}

/** PGlite in memory. */
export async function embeddedPlace(): Promise<TestPlace> {
  const client = parsesOnce(await PGlite.create({ fs: new MemoryCopy(await migratedFiles()) }));
  return {
    open: () => openLent(client),
    ask: async (statement) => (await client.query<unknown[]>(statement, [], { rowMode: 'array' })).rows[0]?.[0],
    drop: () => client.close(),
  };
}

/** A database of its own on the PostgreSQL server of the run. */
export async function postgresPlace(server: string): Promise<TestPlace> {
  const place: ServerPlace = await serverPlace(server);
  return {
    open: async () => ({
      ...(await openServerDatabase(place.url)),
      again: () => openServerDatabase(place.url),
    }),
    ask: async (statement) => {
      const client = new pg.Client({ connectionString: place.url });
      await client.connect();
      try {
        const found = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
        return found.rows[0]?.[0];
      } finally {
        await client.end();
      }
    },
    drop: place.drop,
  };
}

/** After its end nothing reaches the database through it: a file that goes on in the background fails, as with a closed one. */
async function openLent(client: PGlite): Promise<TestDatabase> {
  let isOpen = true;
  const lent = new Proxy(client, {
    get(target, name) {
      if (!isOpen) throw new Error('The database of this test is closed.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const database = await embeddedDatabase(lent);
  const stops: (() => Promise<void>)[] = [];
  const stopped = async (listening: Promise<() => Promise<void>>) => {
    const stop = await listening;
    stops.push(stop);
    return stop;
  };
  const opened: Database = {
    ...database,
    listen: (...heard) => stopped(database.listen(...heard)),
    listenForMail: (onQueued) => stopped(database.listenForMail(onQueued)),
    listenForDrafts: (onChanged) => stopped(database.listenForDrafts(onChanged)),
    close: async () => {
      for (const stop of stops.splice(0)) await stop();
      isOpen = false;
      // The clock may have been one of the test's.
      await settleAlarm(client);
    },
  };
  return { ...opened, again: async () => ({ ...opened, close: async () => undefined }) };
}
