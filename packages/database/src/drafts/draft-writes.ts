import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { draftWrite } from '../schema/drafts.ts';

export type DraftWrite = typeof draftWrite.$inferSelect;

/** The write that was answered under a key; undefined: none was. */
export async function readDraftWrite(queries: Queries, draftId: string, key: string): Promise<DraftWrite | undefined> {
  const [found] = await queries
    .select()
    .from(draftWrite)
    .where(and(eq(draftWrite.draftId, draftId), eq(draftWrite.key, key)));
  return found;
}

/** Remembers how a write of a draft that the transaction has locked is answered. */
export async function recordDraftWrite(tx: Queries, write: DraftWrite): Promise<void> {
  await tx.insert(draftWrite).values(write);
}
