import { type AttemptLimit, countAttempt, type Queries } from '@millrace/database';

const DAY_MS = 24 * 60 * 60_000;

/** The mails that forms may have sent to one person in a day, over all nodes. Mails to staff are not counted: none is lost. */
export const recipientLimits = {
  /** Of all kinds. */
  mails: { name: 'mails to', max: 30, windowMs: DAY_MS },
  /** Copies of what somebody sent in: fewer, so that a stranger who sends forms in another's name leaves room for links. */
  copies: { name: 'copies to', max: 5, windowMs: DAY_MS },
} as const satisfies Record<string, AttemptLimit>;

/** The person behind an address: letters in capitals, and what follows a plus, name the same mailbox. */
export function recipientOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, at).split('+', 1);
  return `${mailbox}${address.slice(at)}`.toLowerCase();
}

/** Counts a copy to an address; returns whether it may be sent. */
export async function mayCopyTo(tx: Queries, address: string, now: Date): Promise<boolean> {
  const recipient = recipientOf(address);
  for (const limit of [recipientLimits.copies, recipientLimits.mails])
    if (!(await countAttempt(tx, limit, recipient, now)).isAllowed) return false;
  return true;
}
