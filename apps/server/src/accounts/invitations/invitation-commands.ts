import { type StaffRole, staffRoles } from '@millrace/contract';
import { INVITATION_DAYS, INVITATION_MAILS_MAX, INVITATIONS_MAX, type Invitation } from '@millrace/contract/office';
import {
  type AuditAction,
  addInvitation,
  countGoodInvitations,
  findInvitation,
  type InvitationBy,
  openInvitations,
  type Queries,
  queueMail,
  recordAudit,
  renewInvitation,
  takeBackInvitation,
} from '@millrace/database';
import { refused } from '../../problems/problem-error.ts';
import { newLinkToken } from '../links/link-token.ts';
import type { OfficeServices } from '../office/office-services.ts';
import type { OfficeCaller } from '../office/office-sessions.ts';

const DAY_MS = 24 * 60 * 60_000;
interface OfOne {
  params: { id: string };
}

/** The calls by which admins invite to the office. The mail is queued in the transaction of its invitation. */
export const invitationCommands = ({ database, publicUrl, clock }: OfficeServices) => {
  const { queries } = database;
  const newSending = () => {
    const { token, tokenHash } = newLinkToken();
    const now = clock();
    return { token, tokenHash, now, expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) };
  };
  const mail = (tx: Queries, { email, name, roles, inviter }: InvitationBy, token: string) =>
    queueMail(tx, {
      kind: 'office-invitation',
      to: email,
      // Behind the #: a browser sends it to no server, and no log has it.
      data: {
        link: `${publicUrl}/office/invitation#${token}`,
        name,
        invitedBy: inviter.email,
        roles: roles.join(', '),
      },
    });
  const openOne = async (tx: Queries, id: string): Promise<InvitationBy> => {
    const found = await findInvitation(tx, { id });
    if (found === null || found.outcome !== null) throw refused('not-found', 'This invitation is not open any more.');
    return found;
  };
  return {
    invitations: async (): Promise<Invitation[]> => {
      const now = clock();
      return (await openInvitations(queries)).map((row) => presentInvitation(row, now));
    },

    invite: async (
      { body }: { body: { email: string; name: string; roles: StaffRole[] } },
      caller: OfficeCaller,
    ): Promise<Invitation> => {
      const roles = staffRoles.filter((role) => body.roles.includes(role));
      const { token, ...sending } = newSending();
      return queries.transaction(async (tx) => {
        const id = await addInvitation(tx, { ...body, roles, invitedBy: caller.userId, ...sending });
        if ((await countGoodInvitations(tx, sending.now)) > INVITATIONS_MAX)
          throw refused('too-many-open', `${INVITATIONS_MAX} invitations are open. Please take some back first.`);
        const added = await openOne(tx, id);
        await mail(tx, added, token);
        await audit(tx, caller, 'invited', added);
        return presentInvitation(added, sending.now);
      });
    },

    resendInvitation: async ({ params: { id } }: OfOne, caller: OfficeCaller): Promise<Invitation> => {
      const { token, ...sending } = newSending();
      return queries.transaction(async (tx) => {
        const found = await openOne(tx, id);
        if (found.timesSent >= INVITATION_MAILS_MAX)
          throw refused(
            'too-many-open',
            'This invitation was mailed often enough. Please take it back and invite again.',
          );
        if (!(await renewInvitation(tx, found, sending))) throw refused('not-found', 'Somebody else changed this.');
        const renewed = await openOne(tx, id);
        await mail(tx, renewed, token);
        await audit(tx, caller, 'invitation-resent', renewed);
        return presentInvitation(renewed, sending.now);
      });
    },

    takeBackInvitation: async ({ params: { id } }: OfOne, caller: OfficeCaller): Promise<true> => {
      await queries.transaction(async (tx) => {
        const found = await openOne(tx, id);
        if (!(await takeBackInvitation(tx, id))) throw refused('not-found', 'This invitation is not open any more.');
        await audit(tx, caller, 'invitation-taken-back', found);
      });
      return true;
    },
  };
};

const audit = (tx: Queries, caller: OfficeCaller, action: AuditAction, { id, roles }: InvitationBy) =>
  recordAudit(tx, {
    action,
    actor: caller.userId,
    subject: id,
    address: caller.address,
    facts: { roles: roles.join(',') },
  });

function presentInvitation(row: InvitationBy, now: Date): Invitation {
  const { id, email, name, roles, inviter, sentAt, expiresAt, timesSent } = row;
  return {
    id,
    email,
    name,
    roles,
    invitedBy: inviter.email,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
    mailsLeft: Math.max(0, INVITATION_MAILS_MAX - timesSent),
  };
}
