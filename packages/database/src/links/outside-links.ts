import { asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { outsideLink } from '../schema/index.ts';

/** An address outside and what was heard from there. */
export type OutsideLink = typeof outsideLink.$inferSelect;

/** One short statement at a time: the embedded database holds the event loop. */
const AT_ONCE = 500;

/** Keeps exactly these addresses: a new one is due at once, and one that nothing leads to any more is forgotten. */
export async function keepOutsideLinks(
  { queries }: Pick<Database, 'queries'>,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const wanted = new Set(addresses);
  await queries.transaction(async (tx) => {
    const kept = await tx.select({ address: outsideLink.address }).from(outsideLink);
    const known = new Set(kept.map(({ address }) => address));
    // In one order, so that two nodes never wait for each other.
    const come = [...wanted].filter((address) => !known.has(address)).sort();
    const gone = [...known].filter((address) => !wanted.has(address)).sort();
    for (let at = 0; at < come.length; at += AT_ONCE)
      await tx
        .insert(outsideLink)
        .values(come.slice(at, at + AT_ONCE).map((address) => ({ address, dueAt: now })))
        .onConflictDoNothing();
    for (let at = 0; at < gone.length; at += AT_ONCE)
      await tx.delete(outsideLink).where(inArray(outsideLink.address, gone.slice(at, at + AT_ONCE)));
  });
}

/**
 * Takes the address that is due longest and puts it off until `until`, so that no other node asks it meanwhile and it comes again if this
 * node falls. Returns null where none is due.
 */
export async function claimOutsideLink(
  { queries }: Pick<Database, 'queries'>,
  { now, until }: { now: Date; until: Date },
): Promise<string | null> {
  const due = queries
    .select({ address: outsideLink.address })
    .from(outsideLink)
    .where(lte(outsideLink.dueAt, now))
    .orderBy(asc(outsideLink.dueAt), asc(outsideLink.address))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await queries
    .update(outsideLink)
    .set({ dueAt: until })
    .where(eq(outsideLink.address, sql`${due}`))
    .returning({ address: outsideLink.address });
  return claimed?.address ?? null;
}

/** Writes what was heard; `fault` null: it answers. An address that was forgotten meanwhile stays so. */
export async function recordOutsideLink(
  { queries }: Pick<Database, 'queries'>,
  { address, fault, now, dueAt }: { address: string; fault: string | null; now: Date; dueAt: Date },
): Promise<void> {
  const heard =
    fault === null
      ? { failures: 0, failingSince: null }
      : {
          failures: sql`${outsideLink.failures} + 1`,
          failingSince: sql`coalesce(${outsideLink.failingSince}, ${now.toISOString()}::timestamptz)`,
        };
  await queries
    .update(outsideLink)
    .set({ ...heard, fault, checkedAt: now, dueAt })
    .where(eq(outsideLink.address, address));
}

/** The addresses that did not answer so often in a row, those that are silent longest first. */
export const silentOutsideLinks = (queries: Queries, failures: number): Promise<OutsideLink[]> =>
  queries
    .select()
    .from(outsideLink)
    .where(gte(outsideLink.failures, failures))
    .orderBy(asc(outsideLink.failingSince), asc(outsideLink.address));
