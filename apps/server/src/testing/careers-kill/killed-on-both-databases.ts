import { postgresPrograms, startPostgres } from '@millrace/database/testing';
import { describe, test } from 'vitest';

/** On a busy machine: three starts. */
const THREE_STARTS_MS = 300_000;
const programs = postgresPrograms();

/**
 * Tests a rule of servers that are killed on the embedded database, and on a PostgreSQL server of its own where its programs are
 * installed.
 */
export function testOnBothDatabases(
  rule: string,
  run: (databaseUrl?: string) => Promise<void>,
  withinMs = THREE_STARTS_MS,
): void {
  test(`${rule}, embedded`, () => run(), withinMs);
  describe.skipIf(programs === undefined)('on a PostgreSQL server', () => {
    test(
      rule,
      async () => {
        const server = await startPostgres(programs ?? '');
        try {
          await run(server.url);
        } finally {
          await server.stop();
        }
      },
      withinMs,
    );
  });
}
