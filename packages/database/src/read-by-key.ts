import { asc, gt, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** The embedded database holds up the whole process while a query runs, so long tables are read in parts. */
export const ROWS_AT_ONCE = 1000;

export type KeyedTable = PgTable & { id: PgColumn };

/** All rows of a table, in the order of their ids. */
export async function readByKey<Table extends KeyedTable>(
  tx: Queries,
  table: Table,
): Promise<InferSelectModel<Table>[]> {
  const all: InferSelectModel<Table>[] = [];
  for (let last = 0; ; ) {
    const source: KeyedTable = table;
    const rows = await tx.select().from(source).where(gt(table.id, last)).orderBy(asc(table.id)).limit(ROWS_AT_ONCE);
    // Outside data: what Drizzle selects of a table is its model.
    all.push(...(rows as InferSelectModel<Table>[]));
    if (rows.length < ROWS_AT_ONCE) return all;
    last = Number(rows.at(-1)?.id);
  }
}
