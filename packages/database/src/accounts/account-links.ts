import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { accountLink, type LinkPurpose } from '../schema/accounts.ts';

export type AccountLink = typeof accountLink.$inferSelect;
export type { LinkPurpose };

/** Remembers what a mailed link is good for. */
export async function addLink(tx: Queries, link: typeof accountLink.$inferInsert): Promise<void> {
  await tx.insert(accountLink).values(link);
}

/** Uses a link up. null: there is none, it was used, it is for something else, or it has expired. Of two at once one gets it. */
export async function takeLink(
  tx: Queries,
  { purpose, tokenHash }: Pick<AccountLink, 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<AccountLink | null> {
  const isGood = and(
    eq(accountLink.tokenHash, tokenHash),
    eq(accountLink.purpose, purpose),
    gt(accountLink.expiresAt, now),
  );
  const [taken] = await tx.delete(accountLink).where(isGood).returning();
  return taken ?? null;
}

/** Makes every link that was mailed to a user worthless. */
export async function dropLinks(tx: Queries, userId: string): Promise<void> {
  await tx.delete(accountLink).where(eq(accountLink.userId, userId));
}
