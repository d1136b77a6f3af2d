import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Whether the database stores something just now: it answers within the time, and is neither a standby nor read-only. */
export async function takesWrites(queries: Queries, withinMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), withinMs);
  const isWritable = sql<boolean>`not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean`;
  const asked = queries
    .select({ isWritable })
    .from(sql`(select) as one`)
    .then(
      ([found]) => found?.isWritable === true,
      () => false,
    );
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
