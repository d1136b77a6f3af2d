import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queries } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { onlyRow } from './only-row.ts';

export interface DatabaseFacts {
  /** As PostgreSQL names it: `15.18`. */
  version: string;
  /** `15`. */
  major: number;
  /** Migrations that this release has. */
  migrations: number;
  /** Migrations of a newer release that were applied, which this one does not know. */
  unknownMigrations: number;
}

/** Reads the facts about an open database that decide whether this release can work with it. */
export async function databaseFacts(queries: Queries): Promise<DatabaseFacts> {
  const known = readMigrationFiles({ migrationsFolder });
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const version = sql<string>`current_setting('server_version')`;
  const unknown = sql<number>`(select count(*)::int from drizzle.__drizzle_migrations where created_at > ${newest})`;
  const read = onlyRow(await queries.select({ version, unknown }).from(sql`(select) as one`));
  const name = read.version.split(' ')[0] ?? read.version;
  return {
    version: name,
    major: Number.parseInt(name, 10),
    migrations: known.length,
    unknownMigrations: read.unknown,
  };
}
