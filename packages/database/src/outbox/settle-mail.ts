import type { Queries } from '../database.ts';
import { type MailOutcome, mail } from '../schema/mail.ts';
import { type ClaimedMail, heldBy } from './claim-mail.ts';
import { later, momentOf } from './moment.ts';

type Held = Pick<ClaimedMail, 'id' | 'lease'>;

export interface Ending {
  outcome: MailOutcome;
  /** Why it was given up. */
  fault?: string;
  now?: Date | undefined;
}

/** The end of a mail in hand. A sent mail loses its data: its links open doors. */
export async function endMail(queries: Queries, held: Held, { outcome, fault, now }: Ending): Promise<void> {
  await queries
    .update(mail)
    .set({
      outcome,
      endedAt: momentOf(now),
      lease: null,
      ...(outcome === 'sent' ? { data: null, lastFault: null } : {}),
      ...(fault === undefined ? {} : { lastFault: fault }),
    })
    .where(heldBy(held));
}

export interface Postponement {
  afterMs: number;
  fault: string;
  now?: Date | undefined;
}

/** Lets go of a mail in hand, to be tried again. */
export async function postponeMail(queries: Queries, held: Held, { afterMs, fault, now }: Postponement): Promise<void> {
  await queries
    .update(mail)
    .set({ dueAt: later(now, afterMs), lease: null, lastFault: fault })
    .where(heldBy(held));
}
