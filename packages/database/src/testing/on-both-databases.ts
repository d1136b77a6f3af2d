import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Database } from '../database.ts';
import { clear, openTestDatabase } from './open-test-database.ts';

const HERE = { embedded: 'embedded', server: 'on a PostgreSQL server' } as const;

/**
 * Runs tests on the kind of database that the project of this run has: the file runs in both projects (decision 054). It is empty before
 * each test.
 */
export function onBothDatabases(name: string, tests: (database: () => Database) => void): void {
  describe(`${name}, ${HERE[inject('databaseKind')]}`, () => tests(opened()));
}

function opened(): () => Database {
  let database: Database | undefined;
  const current = () => {
    if (database === undefined) throw new Error('The database is open only while tests run.');
    return database;
  };
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => clear(current()));
  afterAll(() => database?.close());
  return current;
}
