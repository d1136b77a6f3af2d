import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { accountLink, type LinkPurpose } from '../schema/accounts.ts';

export type AccountLink = typeof accountLink.$inferSelect;
export type { LinkPurpose };

/** Remembers what a mailed link is good for. */
export async function addLink(tx: Queries, link: typeof accountLink.$inferInsert): Promise<void> {
  await tx.insert(accountLink).values(link);
}

/** Whether a link could be used up now; it stays good. */
export async function isLinkGood(
  queries: Queries,
  link: Pick<AccountLink, 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  const found = await queries.select({ purpose: accountLink.purpose }).from(accountLink).where(isGoodLink(link, now));
  return found.length > 0;
}

/** Uses a link up. null: there is none, it was used, it is for something else, or it has expired. Of two at once one gets it. */
export async function takeLink(
  tx: Queries,
  link: Pick<AccountLink, 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<AccountLink | null> {
  const [taken] = await tx.delete(accountLink).where(isGoodLink(link, now)).returning();
  return taken ?? null;
}

const isGoodLink = ({ purpose, tokenHash }: Pick<AccountLink, 'purpose' | 'tokenHash'>, now: Date) =>
  and(eq(accountLink.tokenHash, tokenHash), eq(accountLink.purpose, purpose), gt(accountLink.expiresAt, now));

/** Remembers the password of the newest sign-up with a confirmed address, in place of the one before. */
export async function keepKnownSignUp(
  tx: Queries,
  { userId, password, expiresAt }: { userId: string; password: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(accountLink)
    .values({ tokenHash: `known ${userId}`, purpose: 'known-address', userId, password, expiresAt })
    .onConflictDoUpdate({ target: accountLink.tokenHash, set: { password, expiresAt } });
}

/** The hash of the password that was signed up with last, though the address was confirmed already. */
export async function knownSignUp(queries: Queries, userId: string): Promise<string | null> {
  const [kept] = await queries.select().from(accountLink).where(isKnownSignUp(userId));
  return kept?.password ?? null;
}

const isKnownSignUp = (userId: string) => and(eq(accountLink.userId, userId), eq(accountLink.purpose, 'known-address'));

/** Makes every link that was mailed to a user worthless. */
export async function dropLinks(tx: Queries, userId: string): Promise<void> {
  await tx.delete(accountLink).where(eq(accountLink.userId, userId));
}
