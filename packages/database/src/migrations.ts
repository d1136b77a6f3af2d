import { fileURLToPath } from 'node:url';
import { isDatabaseAway } from './is-database-away.ts';

/** Written by `drizzle-kit generate`, applied whenever a database is opened. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** The tables of a database cannot be brought up to date: it holds something else, or its rows are not as a release left them. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
  readonly code = 'migration-failed';
  constructor(cause: unknown) {
    super(
      `The tables of this database cannot be brought up to date: ${innermost(cause)}. Nothing was changed in it. ` +
        'If it is the database of something else, give the site an empty one of its own; else restore a backup.',
      { cause },
    );
  }
}

/** Throws `MigrationFailed` where the work does, unless the database cannot be asked just now. */
export async function migrating(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isDatabaseAway(error) ? error : new MigrationFailed(error);
  }
}

/** PostgreSQL's own words: outer ones repeat the whole statement. */
function innermost(error: unknown): string {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  return at instanceof Error ? at.message : String(at);
}
