import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takesWrites } from './takes-writes.ts';
import { onBothDatabases } from './testing/on-both-databases.ts';

const LONG_MS = 20_000;

onBothDatabases('whether a database takes writes', (database) => {
  test('it does as it is opened, and not where its transaction only reads', async () => {
    expect(await takesWrites(database().queries, LONG_MS)).toBe(true);
    const inReading = database().queries.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      return takesWrites(tx, LONG_MS);
    });
    expect(await inReading).toBe(false);
  });

  test('one that refuses to be asked takes none', async () => {
    const { queries } = database();
    const inFault = queries.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      const found = await takesWrites(tx, LONG_MS);
      throw Object.assign(new Error('undone'), { found });
    });
    await expect(inFault).rejects.toMatchObject({ message: 'undone', found: false });
  });
});
