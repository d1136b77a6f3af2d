import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { mail } from '../schema/mail.ts';

/** Whether a mail is about one of these records: its key names it. */
export function isMailOf(recordIds: readonly string[]): SQL | undefined {
  if (recordIds.length === 0) return undefined;
  const ids = sql`unnest(${sql.param([...recordIds])}::text[])`;
  return sql`exists (select from ${ids} as record (id) where strpos(${mail.dedupeKey}, record.id) > 0)`;
}

/** Deletes the mails about these records, sent or not. Returns how many. */
export async function deleteMailsOf(tx: Queries, recordIds: readonly string[]): Promise<number> {
  if (recordIds.length === 0) return 0;
  return (await tx.delete(mail).where(isMailOf(recordIds)).returning({ id: mail.id })).length;
}
