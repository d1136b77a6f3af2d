import type { UserType } from '@millrace/contract';
import { addLink, type Queries, queueMail } from '@millrace/database';
import { newLinkToken } from './link-token.ts';

const HOUR_MS = 60 * 60_000;
export const CONFIRM_VALID_MS = 24 * HOUR_MS;
export const RESET_VALID_MS = HOUR_MS;

interface LinkMail {
  user: { id: string; email: string };
  /** Belongs to the site. */
  publicUrl: string;
  now: Date;
}

/**
 * The link sets the password and the type of this sign-up, so that it never confirms what somebody else asked for under the same address.
 */
interface ConfirmMail extends LinkMail {
  /** Its hash. */
  password: string;
  userType: UserType | null;
}

/** Queues the mail that confirms an address, in the transaction of the user. */
export async function mailConfirmation(tx: Queries, { user, publicUrl, now, password, userType }: ConfirmMail) {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + CONFIRM_VALID_MS);
  await addLink(tx, { tokenHash, purpose: 'confirm-email', userId: user.id, password, userType, expiresAt });
  await queueMail(tx, {
    kind: 'confirm-email',
    to: user.email,
    data: { link: `${publicUrl}/sign-in?confirm=${token}` },
  });
}

/** Queues the mail that leads to a new password. */
export async function mailReset(tx: Queries, { user, publicUrl, now }: LinkMail) {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + RESET_VALID_MS);
  await addLink(tx, { tokenHash, purpose: 'reset-password', userId: user.id, expiresAt });
  await queueMail(tx, { kind: 'reset-password', to: user.email, data: { link: `${publicUrl}/reset/${token}` } });
}

/** Tells the owner of a known address that somebody signed up with it. */
export async function mailAddressKnown(tx: Queries, { user, publicUrl }: Omit<LinkMail, 'now'>) {
  const data = { signInLink: `${publicUrl}/sign-in`, resetLink: `${publicUrl}/reset` };
  await queueMail(tx, { kind: 'address-known', to: user.email, data });
}
