import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import type { Database } from '../database.ts';
import { embeddedDatabase } from '../embedded/embedded-database.ts';
import * as schema from '../schema/index.ts';
import { migratedDump } from './migrated-dump.ts';
import { openCopy } from './shared-postgres.ts';

export interface TestDatabase extends Database {
  /** The same database as another process has it open; the embedded one is only ever open once. */
  again(): Promise<Database>;
}

/**
 * A separate database with its tables up to date and empty: on the PostgreSQL server that the run has started, else
 * embedded, in memory. Open one for a test file, `clear` it between tests.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  return server === undefined ? openEmbedded() : openCopy(server);
}

export async function openEmbedded(): Promise<TestDatabase> {
  const database = await embeddedDatabase(await PGlite.create({ loadDataDir: await migratedDump() }));
  return { ...database, again: async () => ({ ...database, close: async () => undefined }) };
}

/** Empties every table. */
export async function clear({ queries }: Database): Promise<void> {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  await queries.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}
