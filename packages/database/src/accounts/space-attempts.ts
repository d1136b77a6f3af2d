import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { attempt } from '../schema/accounts.ts';
import { type AttemptCount, attemptKey } from './count-attempt.ts';

export interface SpacedLimit {
  /** The thing tried, such as `login`. */
  name: string;
  /** Seconds until the next try after the first, the second and so on; the last is for all further ones. Not empty. */
  waits: readonly number[];
  /** After so long without a try the count begins anew. Longer than any wait. */
  forgottenAfterMs: number;
}

/**
 * Counts one try that comes after its wait, over all nodes; a try that comes earlier is refused and changes nothing, so
 * that nobody lengthens a wait. Of several at once, one after the other is counted. The person is kept as a hash.
 */
export async function spaceAttempts(
  queries: Queries,
  { name, waits, forgottenAfterMs }: SpacedLimit,
  who: string,
  now: Date,
): Promise<AttemptCount> {
  const { count, endsAt, key } = attempt;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${endsAt} <= ${at}`;
  const wait = sql`(${arrayOf(waits)})[least(${count}, ${waits.length}::integer)]`;
  const nextAt = sql`${endsAt} + make_interval(secs => ${wait} - ${forgottenAfterMs / 1000}::double precision)`;
  const row = attemptKey(name, who);
  const newEnd = new Date(now.getTime() + forgottenAfterMs);
  const [counted] = await queries
    .insert(attempt)
    .values({ key: row, count: 1, endsAt: newEnd })
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        endsAt: sql`greatest(${endsAt}, excluded.ends_at)`,
      },
      // Of tries at once the later one may be counted first.
      setWhere: sql`${isOver} or ${wait} = 0 or ${nextAt} <= ${at}`,
    })
    .returning({ count });
  if (counted !== undefined)
    return { isAllowed: true, retryAfterSeconds: waits[counted.count - 1] ?? waits.at(-1) ?? 0 };
  const left = sql<number>`ceil(extract(epoch from ${nextAt} - ${at}))::integer`;
  const [early] = await queries.select({ left }).from(attempt).where(eq(key, row));
  return { isAllowed: false, retryAfterSeconds: Math.max(1, early?.left ?? 1) };
}

const arrayOf = (waits: readonly number[]) =>
  sql`array[${sql.join(
    waits.map((seconds) => sql`${seconds}::double precision`),
    sql`, `,
  )}]`;
