import { type SQL, sql } from 'drizzle-orm';
import { mail } from '../schema/mail.ts';

/** Whether a mail is about one of these records: its key names it. Of no records there is no mail. */
export function isMailOf(recordIds: readonly string[]): SQL {
  const ids = sql`unnest(${sql.param([...recordIds])}::text[])`;
  return sql`exists (select from ${ids} as record (id) where strpos(${mail.dedupeKey}, record.id) > 0)`;
}
