import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { keyColumns } from '../content/replace-rows.ts';
import type { Database, Queries } from '../database.ts';
import { ROWS_AT_ONCE } from '../read-by-key.ts';
import { BACKUP, type BackupEnd, type BackupHead, backupLine, END } from './backup-line.ts';
import { newestMigration } from './newest-migration.ts';
import { isBackedUp, tablesInOrder } from './tables-in-order.ts';

/** Writes every row of every table that is backed up, all of one moment. Returns how many rows. */
export const dumpDatabase = ({ queries }: Database, write: (line: string) => Promise<void>): Promise<number> =>
  queries.transaction(
    async (tx) => {
      const head: BackupHead = { version: 1, migration: await newestMigration(tx) };
      await write(backupLine(BACKUP, JSON.stringify(head)));
      let rows = 0;
      for (const table of tablesInOrder().filter(isBackedUp))
        for await (const json of rowsOf(tx, table)) {
          await write(backupLine(getTableName(table), json));
          rows += 1;
        }
      const end: BackupEnd = { rows };
      await write(backupLine(END, JSON.stringify(end)));
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** As PostgreSQL writes them, so that no number passes through JavaScript. */
async function* rowsOf(tx: Queries, table: PgTable): AsyncIterable<string> {
  const key = sql.join(
    keyColumns(table).map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let last: string | undefined; ; ) {
    const after =
      last === undefined
        ? sql`true`
        : sql`(${key}) > (select ${key} from jsonb_populate_record(null::${table}, ${last}))`;
    const rows = await tx
      .select({ json: sql<string>`to_jsonb(${table}.*)::text` })
      .from(table)
      .where(after)
      .orderBy(key)
      .limit(ROWS_AT_ONCE);
    for (const { json } of rows) yield json;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.json;
  }
}
