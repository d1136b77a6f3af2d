import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { registration } from '../schema/index.ts';

/** A registration as it is on record. */
export type KeptRegistration = Omit<typeof registration.$inferSelect, 'submissionKey' | 'submissionHash'>;

/** How many registered for an event. */
export interface RegistrationCount {
  slug: string;
  /** The name of the event when somebody registered last. */
  name: string;
  registrations: number;
  /** People they bring. */
  attending: number;
  cancelled: number;
  lastAt: Date | null;
}

const isInForce = isNull(registration.cancelledAt);

/** Counts registrations by event; an event without any is left out. */
export const countRegistrations = (queries: Queries): Promise<RegistrationCount[]> =>
  queries
    .select({
      slug: registration.eventSlug,
      name: sql<string>`(array_agg(${registration.eventName} order by ${registration.receivedAt} desc))[1]`,
      registrations: sql<number>`count(*) filter (where ${isInForce})`.mapWith(Number),
      attending: sql<number>`coalesce(sum(${registration.totalAttending}) filter (where ${isInForce}), 0)`.mapWith(
        Number,
      ),
      cancelled: sql<number>`count(*) filter (where not (${isInForce}))`.mapWith(Number),
      lastAt: max(registration.receivedAt),
    })
    .from(registration)
    .groupBy(registration.eventSlug)
    .orderBy(asc(registration.eventSlug));

/** The registrations for an event, by name. `limit`: more are left out. */
export async function listRegistrations(queries: Queries, slug: string, limit: number): Promise<KeptRegistration[]> {
  const rows = await queries
    .select()
    .from(registration)
    .where(eq(registration.eventSlug, slug))
    .orderBy(
      asc(sql`lower(${registration.lastName})`),
      asc(sql`lower(${registration.firstName})`),
      asc(registration.id),
    )
    .limit(limit);
  return rows.map(kept);
}

/** Cancels a registration. Returns it, and whether it was in force until now; null: there is none. */
export async function cancelRegistration(
  tx: Queries,
  { id, slug }: { id: string; slug: string },
  at: Date,
): Promise<{ registration: KeptRegistration; isNew: boolean } | null> {
  const isIt = and(eq(registration.id, id), eq(registration.eventSlug, slug));
  const [changed] = await tx.update(registration).set({ cancelledAt: at }).where(and(isIt, isInForce)).returning();
  if (changed !== undefined) return { registration: kept(changed), isNew: true };
  const [found] = await tx.select().from(registration).where(isIt);
  return found === undefined ? null : { registration: kept(found), isNew: false };
}

function kept({ submissionKey: _, submissionHash: __, ...row }: typeof registration.$inferSelect): KeptRegistration {
  return row;
}
