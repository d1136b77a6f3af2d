import { asc, count, inArray, lt, max, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import type { ExpiredCount } from '../retention/remove-expired.ts';
import { redirectUse } from '../schema/index.ts';

/** How often an old address was asked for. Days are of UTC, YYYY-MM-DD. */
export type RedirectUse = typeof redirectUse.$inferSelect;

/** One short statement at a time: the embedded database holds the event loop. */
const AT_ONCE = 500;
/** An address that nobody has asked for in so long leads from nowhere any more. */
const KEPT_MONTHS = 13;

/** Adds to the counts of old addresses, by the folded address. */
export async function recordRedirectUses(
  { queries }: Pick<Database, 'queries'>,
  day: string,
  hits: ReadonlyMap<string, number>,
): Promise<void> {
  // In one order, so that two nodes never wait for each other.
  const rows = [...hits]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, count]) => ({ from, hits: count, firstDay: day, lastDay: day }));
  await queries.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += AT_ONCE) await add(tx, rows.slice(at, at + AT_ONCE));
  });
}

async function add(queries: Queries, rows: RedirectUse[]): Promise<void> {
  await queries
    .insert(redirectUse)
    .values(rows)
    .onConflictDoUpdate({
      target: redirectUse.from,
      set: {
        hits: sql`${redirectUse.hits} + excluded.hits`,
        lastDay: sql`greatest(${redirectUse.lastDay}, excluded.last_day)`,
      },
    });
}

/** All counts, by address. */
export const listRedirectUses = ({ queries }: Pick<Database, 'queries'>): Promise<RedirectUse[]> =>
  queries.select().from(redirectUse).orderBy(asc(redirectUse.from));

/** Counts the addresses that nobody has asked for in thirteen months. */
export async function countOldRedirectUses({ queries }: Pick<Database, 'queries'>, now: Date): Promise<ExpiredCount> {
  const all = await queries.select({ total: count(), newest: max(redirectUse.lastDay) }).from(redirectUse);
  const { total, newest } = onlyRow(all);
  const due = await queries.$count(redirectUse, isOld(now));
  return { due, total, newest: newest === null ? null : new Date(newest) };
}

/** Deletes their counts; the redirects stay. Returns how many. */
export async function forgetRedirectUses({ queries }: Pick<Database, 'queries'>, now: Date): Promise<number> {
  let gone = 0;
  for (;;) {
    const old = queries.select({ from: redirectUse.from }).from(redirectUse).where(isOld(now)).limit(AT_ONCE);
    const rows = await queries
      .delete(redirectUse)
      .where(inArray(redirectUse.from, old))
      .returning({ from: redirectUse.from });
    gone += rows.length;
    if (rows.length < AT_ONCE) return gone;
  }
}

const isOld = (now: Date) =>
  lt(
    redirectUse.lastDay,
    sql`(${now.toISOString()}::timestamptz at time zone 'UTC' - make_interval(months => ${KEPT_MONTHS}))::date`,
  );
