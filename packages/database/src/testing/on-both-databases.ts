import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { clear, openEmbedded } from './open-test-database.ts';
import { quietLog } from './quiet-log.ts';
import { type PrivatePostgres, postgresPrograms, startPostgres } from './start-postgres.ts';

/**
 * Runs the same tests on the embedded database and on a PostgreSQL server, empty before each. Without PostgreSQL's programs the
 * second half counts as skipped, by name.
 */
export function onBothDatabases(name: string, tests: (database: () => Database) => void): void {
  describe(`${name}, embedded`, () => tests(opened(openEmbedded)));
  const programs = postgresPrograms();
  describe.skipIf(programs === undefined)(`${name}, on a PostgreSQL server`, () => {
    let server: PrivatePostgres | undefined;
    afterAll(() => server?.stop());
    const open = async () => {
      server = await startPostgres(programs ?? '');
      return openDatabase({ dataDir: '', databaseUrl: server.url, log: quietLog });
    };
    tests(opened(open));
  });
}

function opened(open: () => Promise<Database>): () => Database {
  let database: Database | undefined;
  const current = () => {
    if (database === undefined) throw new Error('The database is open only while tests run.');
    return database;
  };
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => clear(current()));
  afterAll(() => database?.close());
  return current;
}
