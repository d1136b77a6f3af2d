import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { credential, identity } from '../schema/accounts.ts';

export type IdentityRow = typeof identity.$inferSelect;

/** The user that somebody at a provider is; null: nobody. */
export async function findIdentity(
  queries: Queries,
  by: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<IdentityRow | null> {
  const isIt = and(eq(identity.issuer, by.issuer), eq(identity.subject, by.subject));
  const [found] = await queries.select().from(identity).where(isIt);
  return found ?? null;
}

/** The link of a user to a provider; null: they sign in with a password. */
export async function identityOf(queries: Queries, userId: string): Promise<IdentityRow | null> {
  const [found] = await queries.select().from(identity).where(eq(identity.userId, userId));
  return found ?? null;
}

/**
 * Links a user to somebody at a provider, in place of another link; from then on they have no password. null: whoever it is there is
 * another user here.
 */
export async function addIdentity(
  tx: Queries,
  given: Pick<IdentityRow, 'userId' | 'issuer' | 'subject' | 'linkedAt'>,
): Promise<string | null> {
  await tx.delete(identity).where(eq(identity.userId, given.userId));
  const [added] = await tx
    .insert(identity)
    .values({ ...given, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: identity.id });
  if (added === undefined) return null;
  await tx.delete(credential).where(eq(credential.userId, given.userId));
  return added.id;
}

/** Ends the link, and with it every session that came by it. */
export async function removeIdentity(tx: Queries, userId: string): Promise<void> {
  await tx.delete(identity).where(eq(identity.userId, userId));
}
