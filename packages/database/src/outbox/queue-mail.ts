import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { type MailData, type MailKind, mail } from '../schema/mail.ts';
import { isMailAddress } from './is-mail-address.ts';

/** The channel that announces a queued mail after its transaction is committed. */
export const OUTBOX_CHANNEL = 'mail_outbox';

/** A mail to be queued, of any kind, with what that kind needs. */
export type QueuedMail = {
  [Kind in MailKind]: {
    kind: Kind;
    /** One address, without a name. */
    to: string;
    data: MailData[Kind];
    /** A mail that was queued under the same key is not queued again, also after it was sent, as long as its row is kept. */
    dedupeKey?: string;
  };
}[MailKind];

/** The address would not fit into a mail's head. Ask with `isMailAddress` first. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly code = 'mail-refused';
}

/**
 * Puts a mail into the outbox, in the transaction of its record: it goes out after the commit, and never without it.
 * Returns whether it is new. Throws `MailRefused` for text that is no address.
 */
export async function queueMail(tx: Queries, { kind, to, data, dedupeKey }: QueuedMail): Promise<boolean> {
  if (!isMailAddress(to)) throw new MailRefused('A mail needs one plain address.');
  const id = randomUUID();
  const queued = await tx
    .insert(mail)
    .values({ id, kind, recipient: to, data, dedupeKey: dedupeKey ?? id })
    .onConflictDoNothing({ target: mail.dedupeKey })
    .returning({ id: mail.id });
  if (queued.length === 0) return false;
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
  return true;
}
