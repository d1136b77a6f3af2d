import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { attempt } from '../schema/accounts.ts';

export interface AttemptLimit {
  /** The thing tried, such as `login`. */
  name: string;
  /** How often within the window. */
  max: number;
  windowMs: number;
}

export interface AttemptCount {
  isAllowed: boolean;
  /** Until the window ends. */
  retryAfterSeconds: number;
}

/**
 * Counts one try of something on or by someone and returns whether it is within the limit: for all nodes that share the
 * database together. The window begins with the first try, and more tries do not extend it. The person is kept as a
 * hash.
 */
export async function countAttempt(
  queries: Queries,
  { name, max, windowMs }: AttemptLimit,
  who: string,
  now: Date,
): Promise<AttemptCount> {
  const { count, endsAt, key } = attempt;
  const isOver = sql`${endsAt} <= ${now.toISOString()}::timestamptz`;
  const newEnd = new Date(now.getTime() + windowMs);
  const counted = onlyRow(
    await queries
      .insert(attempt)
      .values({ key: attemptKey(name, who), count: 1, endsAt: newEnd })
      .onConflictDoUpdate({
        target: key,
        set: {
          count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
        },
      })
      .returning({ count, endsAt }),
  );
  const left = counted.endsAt.getTime() - now.getTime();
  return { isAllowed: counted.count <= max, retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) };
}

/** Clears the count: the try succeeded. */
export async function forgetAttempts(queries: Queries, { name }: Pick<AttemptLimit, 'name'>, who: string) {
  await queries.delete(attempt).where(eq(attempt.key, attemptKey(name, who)));
}

/** How many tries the window holds that is open now; counts none. */
export async function attemptsOf(
  queries: Queries,
  { name }: Pick<AttemptLimit, 'name'>,
  who: string,
  now: Date,
): Promise<number> {
  const isOpen = and(eq(attempt.key, attemptKey(name, who)), gt(attempt.endsAt, now));
  const [found] = await queries.select({ count: attempt.count }).from(attempt).where(isOpen);
  return found?.count ?? 0;
}

/** The name of a count: a hash, so that nobody is kept in it. */
export const attemptKey = (name: string, who: string): string =>
  createHash('sha256').update(`${name}\n${who}`).digest('base64url');
