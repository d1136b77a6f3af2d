import type { ApplicationStatus } from '@millrace/contract/office';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { isMailOf } from '../outbox/is-mail-of.ts';
import { jobApplication, mail } from '../schema/index.ts';
import type { StoredNote } from '../schema/submissions.ts';

/** Gives an application another status. Returns whether it had the one it was taken to have. */
export async function setApplicationStatus(
  tx: Queries,
  id: string,
  { from, to }: { from: ApplicationStatus; to: ApplicationStatus },
): Promise<boolean> {
  const changed = await tx
    .update(jobApplication)
    .set({ status: to })
    .where(and(eq(jobApplication.id, id), eq(jobApplication.status, from)))
    .returning({ id: jobApplication.id });
  return changed.length > 0;
}

/**
 * Adds a note where there are fewer than `most`. Returns whether there was room for one more; false also where there is no such
 * application.
 */
export async function addApplicationNote(tx: Queries, id: string, note: StoredNote, most: number): Promise<boolean> {
  const { notes } = jobApplication;
  const changed = await tx
    .update(jobApplication)
    .set({ notes: sql`${notes} || ${JSON.stringify([note])}::jsonb` })
    .where(and(eq(jobApplication.id, id), sql`jsonb_array_length(${notes}) < ${most}`))
    .returning({ id: jobApplication.id });
  return changed.length > 0;
}

/** Deletes an application and its mails. Returns the key of its file, if one came with it; null: there is no such application. */
export async function deleteApplication(tx: Queries, id: string): Promise<{ resumeKey: string | null } | null> {
  await tx.delete(mail).where(isMailOf([id]));
  const [gone] = await tx
    .delete(jobApplication)
    .where(eq(jobApplication.id, id))
    .returning({ resumeKey: jobApplication.resumeKey });
  return gone ?? null;
}
