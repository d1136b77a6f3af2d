import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { type MissKind, miss } from '../schema/index.ts';

/** Words that visitors did not find, and how often. */
export interface CountedMiss {
  kind: MissKind;
  words: string;
  times: number;
}

/** Adds to the counts of a day (YYYY-MM-DD, UTC). */
export async function recordMisses(
  { queries }: Pick<Database, 'queries'>,
  day: string,
  misses: readonly CountedMiss[],
): Promise<void> {
  if (misses.length === 0) return;
  // In one order, so that two nodes never wait for each other.
  const rows = misses
    .map((counted) => ({ id: randomUUID(), day, ...counted }))
    .sort((a, b) => (`${a.kind} ${a.words}` < `${b.kind} ${b.words}` ? -1 : 1));
  await queries
    .insert(miss)
    .values(rows)
    .onConflictDoUpdate({
      target: [miss.day, miss.kind, miss.words],
      set: { times: sql`${miss.times} + excluded.times` },
    });
}

/** The counts of one kind since a day, the most frequent first. */
export async function listMisses(
  queries: Queries,
  { kind, since, limit }: { kind: MissKind; since: string; limit: number },
): Promise<{ words: string; times: number }[]> {
  const times = sql<number>`sum(${miss.times})`.mapWith(Number);
  return queries
    .select({ words: miss.words, times })
    .from(miss)
    .where(and(eq(miss.kind, kind), gte(miss.day, since)))
    .groupBy(miss.words)
    .orderBy(desc(times), asc(miss.words))
    .limit(limit);
}
