import type { StaffRole } from '@millrace/contract';
import {
  emailsOf,
  type FactorChange,
  type InvitationBy,
  isMailAddress,
  type Queries,
  type QueuedMail,
  queueMail,
  type UserRow,
} from '@millrace/database';
import type { ActBy } from '../../console/act-by.ts';

type ToUser = Pick<UserRow, 'id' | 'email'>;

/** Mails the owner of an account that a second factor was added, removed or reset, in the transaction of the change. */
export async function tellOfFactor(
  tx: Queries,
  { id, email }: ToUser,
  given: Pick<FactorChange, 'change' | 'factor'>,
  by: ActBy,
): Promise<void> {
  const who = by.actor === id ? null : await nameOf(tx, by);
  await queue(tx, { kind: 'factor-changed', to: email, data: { ...given, by: who, from: by.address, at: now() } });
}

/** Mails a user which roles they have from now on; nothing where they are the same as before. */
export async function tellOfRoles(
  tx: Queries,
  { email, roles: before }: Pick<UserRow, 'email' | 'roles'>,
  roles: readonly StaffRole[],
  by: ActBy,
): Promise<void> {
  if (before.join() === roles.join()) return;
  const data = { roles: roles.join(', '), before: before.join(', '), by: await nameOf(tx, by), at: now() };
  await queue(tx, { kind: 'roles-changed', to: email, data });
}

/** Mails the owner of the address, and who invited them, that an invitation was accepted. `how`: by which door they come from now on. */
export async function tellOfAcceptance(
  tx: Queries,
  { id, email, name, roles, inviter }: InvitationBy,
  { how, address }: { how: 'password' | 'provider'; address: string },
): Promise<void> {
  const facts = { name, email, roles: roles.join(', '), how, from: address, at: now() };
  // Named after the invitation, so that they go with the person who is forgotten.
  await queue(tx, { kind: 'office-joined', to: email, data: facts, dedupeKey: `office-joined ${id}` });
  await queue(tx, { kind: 'invitation-accepted', to: inviter.email, data: facts, dedupeKey: `accepted ${id}` });
}

/** An account may have an address that no mail can go to; what is done to it is done all the same. */
async function queue(tx: Queries, mail: QueuedMail): Promise<void> {
  if (isMailAddress(mail.to)) await queueMail(tx, mail);
}

async function nameOf(tx: Queries, { actor }: ActBy): Promise<string> {
  if (actor === null) return 'somebody at the terminal of the server';
  return (await emailsOf(tx, [actor])).get(actor) ?? 'somebody who has no account any more';
}

const now = (): string => new Date().toISOString();
