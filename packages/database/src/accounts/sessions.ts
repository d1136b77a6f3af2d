import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { credential, session } from '../schema/accounts.ts';

/** A session as its user may see it: without its token. */
export type SessionRow = Omit<typeof session.$inferSelect, 'token' | 'challenge' | 'challengeEndsAt'>;

/** The sessions of a user, the last used first. */
export async function sessionsOf(queries: Queries, userId: string): Promise<SessionRow[]> {
  const rows = await queries.select().from(session).where(eq(session.userId, userId)).orderBy(desc(session.updatedAt));
  return rows.map(({ token: _token, challenge: _, challengeEndsAt: __, ...row }) => row);
}

const LISTED_MAX = 100;

/** The sessions in force of a user, the last used first, and which of them a token names. */
export async function sessionsSeenWith(
  queries: Queries,
  { userId, token }: { userId: string; token: string },
  now: Date,
): Promise<(SessionRow & { isCurrent: boolean })[]> {
  const rows = await queries
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt))
    .limit(LISTED_MAX);
  return rows.map(({ token: own, challenge: _, challengeEndsAt: __, ...row }) => ({
    ...row,
    isCurrent: own === token,
  }));
}

/** Ends one session of a user; false: the user has no such session. */
export async function endSession(tx: Queries, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const isIt = and(eq(session.id, id), eq(session.userId, userId));
  return (await tx.delete(session).where(isIt).returning({ id: session.id })).length > 0;
}

/** Ends all sessions of a user but the one that a token names. Returns how many. */
export async function endOtherSessions(
  tx: Queries,
  { userId, token }: { userId: string; token: string },
): Promise<number> {
  const isOther = and(eq(session.userId, userId), ne(session.token, token));
  return (await tx.delete(session).where(isOther).returning({ id: session.id })).length;
}

/** Ends all sessions of a user. Returns how many. */
export async function endSessions(tx: Queries, userId: string): Promise<number> {
  return (await tx.delete(session).where(eq(session.userId, userId)).returning({ id: session.id })).length;
}

/**
 * Whether the password of a session's start is still the user's; ends the session otherwise. Waits for a change of the
 * password in progress, so that no session of the old one outlives it.
 */
export async function signsInWith(tx: Queries, token: string, password: string): Promise<boolean> {
  const [begun] = await tx.select().from(session).where(eq(session.token, token));
  if (begun === undefined) return false;
  const [kept] = await tx
    .select({ password: credential.password })
    .from(credential)
    .where(eq(credential.userId, begun.userId))
    .for('share');
  if (kept?.password === password) return true;
  await tx.delete(session).where(eq(session.token, token));
  return false;
}
