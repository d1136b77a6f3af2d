import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { accountLink, attempt, auditEntry, session, user } from '../schema/accounts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A user who has not confirmed by then signs up again. */
export const UNCONFIRMED_KEPT_DAYS = 7;
export const AUDIT_KEPT_DAYS = 400;

/** Deletes what has expired: old entries, sign-ups never confirmed, audit entries past their time. */
export async function forgetStale({ queries }: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await queries.delete(session).where(lt(session.expiresAt, now));
  await queries.delete(accountLink).where(lt(accountLink.expiresAt, now));
  await queries.delete(attempt).where(lt(attempt.endsAt, now));
  await queries.delete(auditEntry).where(lt(auditEntry.at, daysAgo(AUDIT_KEPT_DAYS)));
  const hasLink = queries.select().from(accountLink).where(eq(accountLink.userId, user.id));
  await queries
    .delete(user)
    .where(and(eq(user.emailVerified, false), lt(user.updatedAt, daysAgo(UNCONFIRMED_KEPT_DAYS)), notExists(hasLink)));
}
