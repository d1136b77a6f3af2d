import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseFacts } from './database-facts.ts';
import { onBothDatabases } from './testing/index.ts';

onBothDatabases('facts about the database', (database) => {
  test('one that this release brought up to date has no migration that it does not know', async () => {
    const facts = await databaseFacts(database().queries);
    expect(facts.major).toBeGreaterThanOrEqual(15);
    expect(facts.version).toMatch(/^\d+\.\d+$/);
    expect(facts.migrations).toBeGreaterThanOrEqual(10);
    expect(facts.unknownMigrations).toBe(0);
  });
  test('migrations of a newer release are counted', async () => {
    const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`;
    await database().queries.execute(later);
    expect((await databaseFacts(database().queries)).unknownMigrations).toBe(1);
  });
});
