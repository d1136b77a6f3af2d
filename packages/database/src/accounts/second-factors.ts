import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { authenticator, passkey, recoveryCode, user } from '../schema/accounts.ts';

export type AuthenticatorRow = typeof authenticator.$inferSelect;
export type PasskeyRow = typeof passkey.$inferSelect;

export interface SecondFactors {
  authenticators: AuthenticatorRow[];
  passkeys: PasskeyRow[];
  recoveryCodesLeft: number;
}

/** The factors that a user has set up, the oldest first. */
export async function secondFactorsOf(queries: Queries, userId: string): Promise<SecondFactors> {
  const authenticators = await queries
    .select()
    .from(authenticator)
    .where(and(eq(authenticator.userId, userId), isNotNull(authenticator.confirmedAt)))
    .orderBy(asc(authenticator.createdAt));
  const passkeys = await queries
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt));
  const recoveryCodesLeft = await queries.$count(recoveryCode, eq(recoveryCode.userId, userId));
  return { authenticators, passkeys, recoveryCodesLeft };
}

/** Begins to set an authenticator up, in place of another that was not finished. */
export async function beginAuthenticator(
  tx: Queries,
  given: Pick<AuthenticatorRow, 'id' | 'userId' | 'secret' | 'createdAt'>,
): Promise<void> {
  await tx.delete(authenticator).where(and(eq(authenticator.userId, given.userId), isNull(authenticator.confirmedAt)));
  await tx.insert(authenticator).values({ ...given, lastStep: 0 });
}

/** The authenticator that a user is setting up. */
export async function findBegunAuthenticator(queries: Queries, userId: string): Promise<AuthenticatorRow | null> {
  const isBegun = and(eq(authenticator.userId, userId), isNull(authenticator.confirmedAt));
  const [found] = await queries.select().from(authenticator).where(isBegun);
  return found ?? null;
}

export async function confirmAuthenticator(tx: Queries, id: string, at: Date): Promise<void> {
  await tx.update(authenticator).set({ confirmedAt: at }).where(eq(authenticator.id, id));
}

/** Uses up the code of a time step; false: it, or a later one, was used before. Of two at once, on any nodes, one gets it. */
export async function takeStep(queries: Queries, id: string, step: number): Promise<boolean> {
  const taken = await queries
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(eq(authenticator.id, id), lt(authenticator.lastStep, step)))
    .returning({ id: authenticator.id });
  return taken.length > 0;
}

/** Returns false where the device is known already. */
export async function addPasskey(tx: Queries, given: typeof passkey.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(passkey)
    .values(given)
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning({ id: passkey.id });
  return added.length > 0;
}

export async function notePasskeyUse(tx: Queries, id: string, used: { counter: number; at: Date }): Promise<void> {
  await tx.update(passkey).set({ counter: used.counter, usedAt: used.at }).where(eq(passkey.id, id));
}

/** Puts new recovery codes in place of all old ones. */
export async function setRecoveryCodes(tx: Queries, userId: string, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  if (codeHashes.length > 0) await tx.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; false: it is none of the user's, or was used. */
export async function takeRecoveryCode(tx: Queries, userId: string, codeHash: string): Promise<boolean> {
  const isIt = and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash));
  return (await tx.delete(recoveryCode).where(isIt).returning({ userId: recoveryCode.userId })).length > 0;
}

/**
 * Removes one factor of a user, and says which kind it was; null: there is none of this id. Of two removals at once the second sees what
 * the first has left.
 */
export async function removeFactor(
  tx: Queries,
  userId: string,
  id: string,
): Promise<'authenticator' | 'passkey' | null> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
  for (const [kind, table] of [
    ['authenticator', authenticator],
    ['passkey', passkey],
  ] as const) {
    const isIt = and(eq(table.id, id), eq(table.userId, userId));
    if ((await tx.delete(table).where(isIt).returning({ id: table.id })).length > 0) return kind;
  }
  return null;
}

/** Removes all factors of a user, who then sets new ones up at the next sign-in. */
export async function resetFactors(tx: Queries, userId: string): Promise<void> {
  await tx.delete(authenticator).where(eq(authenticator.userId, userId));
  await tx.delete(passkey).where(eq(passkey.userId, userId));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}
