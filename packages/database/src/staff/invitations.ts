import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@millrace/contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { user } from '../schema/accounts.ts';
import { invitation } from '../schema/staff-access.ts';

export type InvitationRow = typeof invitation.$inferSelect;
/** With who invited, as they are now. */
export interface InvitationBy extends InvitationRow {
  inviter: { email: string; roles: StaffRole[] };
}

interface Sending {
  tokenHash: string;
  now: Date;
  expiresAt: Date;
}

/** Adds an invitation, in place of an open one of the same address. */
export async function addInvitation(
  tx: Queries,
  given: Pick<InvitationRow, 'email' | 'name' | 'roles' | 'invitedBy'> & Sending,
): Promise<string> {
  const { now, ...row } = given;
  await tx.update(invitation).set({ outcome: 'taken-back' }).where(isOpenOf(given.email));
  const id = randomUUID();
  await tx.insert(invitation).values({ ...row, id, invitedAt: now, sentAt: now, timesSent: 1 });
  return id;
}

/** Gives an open invitation another link; the one of before ends. false: it is not open any more. */
export async function renewInvitation(
  tx: Queries,
  { id, timesSent }: Pick<InvitationRow, 'id' | 'timesSent'>,
  { tokenHash, now, expiresAt }: Sending,
): Promise<boolean> {
  const isIt = and(eq(invitation.id, id), isNull(invitation.outcome), eq(invitation.timesSent, timesSent));
  const change = { tokenHash, sentAt: now, expiresAt, timesSent: timesSent + 1 };
  return (await tx.update(invitation).set(change).where(isIt).returning({ id: invitation.id })).length > 0;
}

/** Returns whether it was open until now. */
export async function takeBackInvitation(tx: Queries, id: string): Promise<boolean> {
  const isIt = and(eq(invitation.id, id), isNull(invitation.outcome));
  return (await tx.update(invitation).set({ outcome: 'taken-back' }).where(isIt).returning()).length > 0;
}

/** The invitations that nobody has followed or taken back, by address. */
export async function openInvitations(queries: Queries): Promise<InvitationBy[]> {
  const rows = await selected(queries).where(isNull(invitation.outcome)).orderBy(asc(invitation.email));
  return rows.map(joined);
}

/** How many are open and have not expired. */
export async function countGoodInvitations(tx: Queries, now: Date): Promise<number> {
  return tx.$count(invitation, and(isNull(invitation.outcome), gt(invitation.expiresAt, now)));
}

export async function findInvitation(
  queries: Queries,
  by: { id: string } | { tokenHash: string },
): Promise<InvitationBy | null> {
  const isIt = 'id' in by ? eq(invitation.id, by.id) : eq(invitation.tokenHash, by.tokenHash);
  const [found] = await selected(queries).where(isIt);
  return found === undefined ? null : joined(found);
}

/** Uses an invitation up; false: it was used, taken back or mailed again meanwhile. Of two at once one gets it. */
export async function takeInvitation(tx: Queries, id: string, tokenHash: string): Promise<boolean> {
  const isIt = and(eq(invitation.id, id), eq(invitation.tokenHash, tokenHash), isNull(invitation.outcome));
  return (await tx.update(invitation).set({ outcome: 'accepted' }).where(isIt).returning()).length > 0;
}

const selected = (queries: Queries) =>
  queries
    .select({ invitation, inviter: { email: user.email, roles: user.roles } })
    .from(invitation)
    .innerJoin(user, eq(user.id, invitation.invitedBy));
const joined = ({ invitation: row, inviter }: { invitation: InvitationRow; inviter: InvitationBy['inviter'] }) => ({
  ...row,
  inviter,
});
const isOpenOf = (email: string) => and(eq(invitation.email, email), isNull(invitation.outcome));
