import type { Database } from '@millrace/database';
import { sql } from 'drizzle-orm';

/** Counted tries and the audit log may grow by an attack; nothing else may. */
const MAY_GROW = ['attempt', 'audit_entry'];

/** The number of rows of each table. */
export async function rowCounts({ queries }: Pick<Database, 'queries'>): Promise<Record<string, number>> {
  const found = await rowsOf(
    queries.execute(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    ),
  );
  const names = found.map(({ name }) => String(name)).filter((name) => !MAY_GROW.includes(name));
  if (names.length === 0) throw new Error('There are no tables to count.');
  const counts = names.map(
    (name) => sql`select ${name}::text as name, count(*)::int as count from ${sql.identifier(name)}`,
  );
  const counted = await rowsOf(queries.execute(sql.join(counts, sql` union all `)));
  return Object.fromEntries(counted.map(({ name, count }) => [String(name), Number(count)]));
}

async function rowsOf(result: PromiseLike<unknown>): Promise<Record<string, unknown>[]> {
  const { rows } = (await result) as { rows: Record<string, unknown>[] };
  return rows;
}
