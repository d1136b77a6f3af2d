import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { previewLink } from '../schema/drafts.ts';

export type PreviewLinkRecord = Omit<typeof previewLink.$inferSelect, 'keyHash'>;

/** All but the hash of the key. */
const columns = {
  id: previewLink.id,
  draftId: previewLink.draftId,
  note: previewLink.note,
  customerId: previewLink.customerId,
  madeBy: previewLink.madeBy,
  madeAt: previewLink.madeAt,
  endsAt: previewLink.endsAt,
};
const isGood = gt(previewLink.endsAt, sql`now()`);

/** Stores a link that ends after so many hours, by the clock of the database. */
export async function addPreviewLink(
  tx: Queries,
  link: {
    draftId: string;
    keyHash: string;
    note: string;
    customerId: number | null;
    madeBy: string | null;
    hours: number;
  },
): Promise<PreviewLinkRecord> {
  const { hours, ...values } = link;
  const endsAt = sql`now() + make_interval(hours => ${hours}::int)`;
  return onlyRow(
    await tx
      .insert(previewLink)
      .values({ id: randomUUID(), ...values, endsAt })
      .returning(columns),
  );
}

/** Links of a draft that are good now, the last made first. */
export const listPreviewLinks = (queries: Queries, draftId: string): Promise<PreviewLinkRecord[]> =>
  queries
    .select(columns)
    .from(previewLink)
    .where(and(eq(previewLink.draftId, draftId), isGood))
    .orderBy(desc(previewLink.madeAt), desc(previewLink.id));

/** The link with a key of this hash, while it is good. */
export async function findPreviewLink(queries: Queries, keyHash: string): Promise<PreviewLinkRecord | undefined> {
  const [found] = await queries
    .select(columns)
    .from(previewLink)
    .where(and(eq(previewLink.keyHash, keyHash), isGood));
  return found;
}

/** Takes a link back. Returns whether there was one. */
export async function dropPreviewLink(tx: Queries, draftId: string, id: string): Promise<boolean> {
  const dropped = await tx
    .delete(previewLink)
    .where(and(eq(previewLink.draftId, draftId), eq(previewLink.id, id)))
    .returning({ id: previewLink.id });
  return dropped.length > 0;
}

/** Deletes the links whose time is over. */
export async function dropPreviewLinksEnded(tx: Queries): Promise<void> {
  await tx.delete(previewLink).where(lte(previewLink.endsAt, sql`now()`));
}
