import { and, asc, count, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { type Expiring, type ExpiringName, expiring, type RetentionPolicy } from './expiring.ts';
import { quarantineRows } from './quarantine.ts';

export interface ExpiredCount {
  due: number;
  total: number;
  /** When the newest row was made; null: there is none, or nobody knows. */
  newest: Date | null;
}

/** Counts the rows whose time is over. */
export async function countExpired(
  queries: Queries,
  name: ExpiringName,
  now: Date,
  policy: RetentionPolicy,
): Promise<ExpiredCount> {
  const { table, madeAt, isOver }: Expiring = expiring[name];
  const over = isOver(now, policy, queries) ?? sql`false`;
  const newest = madeAt === null ? sql<Date | null>`null` : max(madeAt);
  const { total, newest: at } = onlyRow(await queries.select({ total: count(), newest }).from(table));
  return { due: await queries.$count(table, over), total, newest: at instanceof Date ? at : null };
}

/** Of the transactions that remove expired rows: nodes do not run them at the same time. */
const LOCK = 1_919_247_732;

export interface Removal {
  now: Date;
  policy: RetentionPolicy;
  /** Removed in one transaction: the embedded database does nothing else meanwhile. */
  limit: number;
}

/** Moves the oldest expired rows into the quarantine, or deletes those without worth, at most `limit`; null while another node does. */
export function removeExpired(
  queries: Queries,
  name: ExpiringName,
  { now, policy, limit }: Removal,
): Promise<number | null> {
  const { table, key, madeAt, isOver, isQuarantined, alongside }: Expiring = expiring[name];
  return queries.transaction(async (tx) => {
    const over = isOver(now, policy, tx);
    if (over === null) return 0;
    if (!(await locked(tx))) return null;
    const found = await tx
      .select({ key: sql<string>`${key}::text` })
      .from(table)
      .where(over)
      .orderBy(asc(madeAt ?? key))
      .limit(limit);
    const keys = found.map((row) => row.key);
    if (keys.length === 0) return 0;
    const wanted: SQL | undefined = and(inArray(key, keys), over);
    if (!isQuarantined) return (await tx.delete(table).where(wanted).returning({ one: sql`1` })).length;
    if (alongside !== undefined) await quarantineRows(tx, alongside.table, alongside.of(keys), now);
    return quarantineRows(tx, table, wanted, now);
  });
}

async function locked(tx: Queries): Promise<boolean> {
  const [lock] = await tx
    .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${LOCK})` })
    .from(sql`(select) as one`);
  return lock?.isMine === true;
}
