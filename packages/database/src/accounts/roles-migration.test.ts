import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../migrations.ts';
import { onBothDatabases } from '../testing/index.ts';

const migration = fs.readFileSync(path.join(migrationsFolder, '0014_staff-roles.sql'), 'utf8');

onBothDatabases('the one role of a user', (database) => {
  test('becomes a list, in which an editor is the publisher that they were', async () => {
    await database().queries.transaction(async (tx) => {
      // A table of the time before, ahead of the one there is.
      await tx.execute(sql`create temporary table "user" (email text, role text) on commit drop`);
      await tx.execute(sql`insert into "user" values ('c', null), ('e', 'editor'), ('h', 'hr'), ('a', 'admin')`);
      for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      const found = await tx.execute(
        sql`select email, array_to_string(roles, ',') as roles from "user" order by email`,
      );
      expect(found).toMatchObject({
        rows: [
          { email: 'a', roles: 'admin' },
          { email: 'c', roles: '' },
          { email: 'e', roles: 'publisher' },
          { email: 'h', roles: 'hr' },
        ],
      });
    });
  });
});
