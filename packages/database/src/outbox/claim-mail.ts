import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { type MailData, type MailKind, mail } from '../schema/mail.ts';
import { later, momentOf } from './moment.ts';

/** A mail in the hands of one worker until its lease runs out. */
export type ClaimedMail = {
  [Kind in MailKind]: {
    id: string;
    kind: Kind;
    to: string;
    data: MailData[Kind];
    /** The same at every try. Without angle brackets. */
    messageId: string;
    queuedAt: Date;
    /** This one counted. */
    tries: number;
    lease: string;
  };
}[MailKind];

export interface Claim {
  leaseMs: number;
  /** Right of the @ of a Message-ID, for a mail without one. */
  domain: string;
  now?: Date | undefined;
}

/**
 * Takes the mail that is due longest and that nobody has in hand; undefined without one. When its worker dies it is
 * free again after the lease.
 */
export async function claimMail(queries: Queries, { leaseMs, domain, now }: Claim): Promise<ClaimedMail | undefined> {
  const due = queries
    .select({ id: mail.id })
    .from(mail)
    .where(and(isNull(mail.outcome), lte(mail.dueAt, momentOf(now))))
    .orderBy(asc(mail.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await queries
    .update(mail)
    .set({
      lease: randomUUID(),
      dueAt: later(now, leaseMs),
      tries: sql`${mail.tries} + 1`,
      messageId: sql`coalesce(${mail.messageId}, ${mail.id} || '@' || ${domain}::text)`,
    })
    .where(eq(mail.id, sql`${due}`))
    .returning();
  if (row === undefined) return undefined;
  const { id, kind, recipient: to, data, messageId, queuedAt, tries, lease } = row;
  // Outside data: a mail queued under a kind is of that kind.
  return { id, kind, to, data, messageId, queuedAt, tries, lease } as ClaimedMail;
}

type Held = Pick<ClaimedMail, 'id' | 'lease'>;

/** A row belongs to who holds its lease; who lost it changes nothing. */
export const heldBy = ({ id, lease }: Held): SQL | undefined => and(eq(mail.id, id), eq(mail.lease, lease));

/** Keeps a mail in hand for longer. */
export async function renewLease(
  queries: Queries,
  held: Held,
  { leaseMs, now }: Pick<Claim, 'leaseMs' | 'now'>,
): Promise<void> {
  await queries
    .update(mail)
    .set({ dueAt: later(now, leaseMs) })
    .where(heldBy(held));
}
