import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { credential, session, user } from '../schema/accounts.ts';
import type { UserRow } from './users.ts';

export interface OfficeSession {
  id: string;
  startedAt: Date;
  usedAt: Date;
  expiresAt: Date;
  factorAt: Date | null;
  identityId: string | null;
  user: Pick<UserRow, 'id' | 'email' | 'roles'>;
}

interface NewOfficeSession {
  userId: string;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
  factorAt: Date | null;
  identityId: string | null;
  address: string;
  userAgent: string;
}

/** Begins a session of the office. */
export async function addOfficeSession(tx: Queries, given: NewOfficeSession): Promise<void> {
  const { userId, tokenHash, now, expiresAt, factorAt, identityId, address, userAgent } = given;
  const facts = { createdAt: now, updatedAt: now, expiresAt, factorAt, identityId, ipAddress: address, userAgent };
  await tx.insert(session).values({ id: randomUUID(), userId, token: tokenHash, kind: 'office', ...facts });
}

/**
 * Whether the hash of a password is still the user's. Waits for a change of the password in progress and holds the next one up, so that
 * no session of the old one outlives it.
 */
export async function isPasswordOf(tx: Queries, userId: string, password: string): Promise<boolean> {
  const [kept] = await tx
    .select({ password: credential.password })
    .from(credential)
    .where(eq(credential.userId, userId))
    .for('share');
  return kept?.password === password;
}

/** The session of the office that a cookie names, with its user; null: there is none, or it has ended. */
export async function findOfficeSession(queries: Queries, tokenHash: string, now: Date): Promise<OfficeSession | null> {
  const [found] = await queries
    .select({ session, id: user.id, email: user.email, roles: user.roles })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, tokenHash), eq(session.kind, 'office'), gt(session.expiresAt, now)))
    .limit(1);
  if (found === undefined) return null;
  const { session: row, ...ofUser } = found;
  const { id, createdAt: startedAt, updatedAt: usedAt, expiresAt, factorAt, identityId } = row;
  return { id, startedAt, usedAt, expiresAt, factorAt, identityId, user: ofUser };
}

export type OfficeSessionChange = Partial<
  Pick<typeof session.$inferSelect, 'token' | 'updatedAt' | 'expiresAt' | 'factorAt' | 'challenge' | 'challengeEndsAt'>
>;

/** Returns whether the session was still there. */
export async function changeSession(tx: Queries, id: string, change: OfficeSessionChange): Promise<boolean> {
  return (await tx.update(session).set(change).where(eq(session.id, id)).returning({ id: session.id })).length > 0;
}

/** Takes the challenge that a session has open, so that it is signed once; null: there is none, or it is too old. */
export async function takeChallenge(tx: Queries, id: string, now: Date): Promise<string | null> {
  const [found] = await tx.select().from(session).where(eq(session.id, id)).for('update');
  await tx.update(session).set({ challenge: null, challengeEndsAt: null }).where(eq(session.id, id));
  const isOpen = (found?.challengeEndsAt?.getTime() ?? 0) > now.getTime();
  return isOpen ? (found?.challenge ?? null) : null;
}

/** Marks a bearer session, named by the part of its token that is no signature, as begun with a second factor. */
export async function markFactorShown(tx: Queries, token: string, at: Date): Promise<void> {
  await tx.update(session).set({ factorAt: at }).where(eq(session.token, token));
}
