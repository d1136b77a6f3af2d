import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { mail } from '../schema/mail.ts';

/** Deletes the mails that tell of these records, sent or not: their keys name the record. Answers how many. */
export async function deleteMailsOf(tx: Queries, recordIds: readonly string[]): Promise<number> {
  if (recordIds.length === 0) return 0;
  const ids = sql`unnest(${sql.param([...recordIds])}::text[])`;
  const gone = await tx
    .delete(mail)
    .where(sql`exists (select from ${ids} as record (id) where strpos(${mail.dedupeKey}, record.id) > 0)`)
    .returning({ id: mail.id });
  return gone.length;
}
