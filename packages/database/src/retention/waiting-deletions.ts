import { randomUUID } from 'node:crypto';
import { asc, desc, gt, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { type DeletionDoubt, retentionRun, waitingDeletion } from '../schema/index.ts';

/** A deletion that waits for a person, and since when. */
export interface WaitingDeletion {
  what: string;
  due: number;
  total: number;
  doubt: DeletionDoubt;
  since: Date;
  /** null: nobody has confirmed it yet. */
  confirmedAt: Date | null;
}

export const readWaiting = (queries: Queries): Promise<WaitingDeletion[]> =>
  queries.select().from(waitingDeletion).orderBy(asc(waitingDeletion.what));

/** Keeps these and no others. One that waited before keeps its beginning. */
export const keepWaiting = (
  queries: Queries,
  waiting: readonly Omit<WaitingDeletion, 'confirmedAt'>[],
): Promise<void> =>
  queries.transaction(async (tx) => {
    const names = waiting.map(({ what }) => what);
    await tx.delete(waitingDeletion).where(names.length === 0 ? undefined : notInArray(waitingDeletion.what, names));
    for (const { what, due, total, doubt, since } of waiting) {
      const now = { due, total, doubt, confirmedAt: null };
      await tx
        .insert(waitingDeletion)
        .values({ what, since, ...now })
        .onConflictDoUpdate({ target: waitingDeletion.what, set: now });
    }
  });

/** A person has seen what would go, and wants it. */
export async function confirmWaiting(queries: Queries, now: Date): Promise<void> {
  await queries.update(waitingDeletion).set({ confirmedAt: now }).where(isNull(waitingDeletion.confirmedAt));
}

const DAY_MS = 24 * 60 * 60_000;
const RUNS_KEPT_DAYS = 400;

/** Records a run that believed its clock. Runs that lie ahead of it had a wrong one, and are dropped. */
export async function recordRetentionRun(queries: Queries, at: Date, removed: Record<string, number>): Promise<void> {
  await queries.insert(retentionRun).values({ id: randomUUID(), at, removed });
  const oldest = new Date(at.getTime() - RUNS_KEPT_DAYS * DAY_MS);
  await queries.delete(retentionRun).where(or(lt(retentionRun.at, oldest), gt(retentionRun.at, at)));
}

/** When retention ran last; null: never yet. */
export async function lastRetentionRun(queries: Queries): Promise<Date | null> {
  const [last] = await queries
    .select({ at: retentionRun.at })
    .from(retentionRun)
    .orderBy(desc(retentionRun.at))
    .limit(1);
  return last?.at ?? null;
}

/** Returns the time of the database's own clock. */
export async function databaseClock(queries: Queries): Promise<Date> {
  const seconds = sql<string>`extract(epoch from clock_timestamp())`;
  const read = onlyRow(await queries.select({ seconds }).from(sql`(select) as one`));
  return new Date(Number(read.seconds) * 1000);
}
