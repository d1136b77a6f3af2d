import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { embeddedDatabase } from '../embedded/embedded-database.ts';
import * as schema from '../schema/index.ts';
import { migratedDump } from './migrated-dump.ts';

/** An embedded database in memory, its tables up to date and empty. Open one for a test file, `clear` it between tests. */
export const openTestDatabase = async (): Promise<Database> =>
  embeddedDatabase(await PGlite.create({ loadDataDir: await migratedDump() }));

/** Empties every table. */
export async function clear({ queries }: Database): Promise<void> {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  await queries.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}
