import { type Database, openDatabase } from '@millrace/database';
import { openTestDatabase, postgresPrograms, quietLog, startPostgres } from '@millrace/database/testing';
import { describe } from 'vitest';

/** Runs the same tests with a way to open an embedded database and one to open a PostgreSQL server's; both empty, each for one call. */
export function onEachDatabase(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${name}, embedded`, () => tests(openTestDatabase));
  const programs = postgresPrograms();
  describe.skipIf(programs === undefined)(`${name}, on a PostgreSQL server`, () =>
    tests(() => openPrivateServer(programs ?? '')),
  );
}

/** A database of a PostgreSQL server of its own, which goes when the database is closed. */
async function openPrivateServer(programs: string): Promise<Database> {
  const server = await startPostgres(programs);
  const database = await openDatabase({ dataDir: '', databaseUrl: server.url, log: quietLog });
  const close = async (): Promise<void> => {
    await database.close();
    await server.stop();
  };
  return { ...database, close };
}
