import { staffRoles } from '@millrace/contract';
import type { FollowedInvitation, StaffSession } from '@millrace/contract/office';
import {
  addUser,
  changeUser,
  dropLinks,
  endSessions,
  findUserByEmail,
  type InvitationBy,
  type Queries,
  recordAudit,
  removeIdentity,
  setPassword,
  takeInvitation,
} from '@millrace/database';
import { accountLimits } from '../guard/account-limits.ts';
import { linkExpired } from '../links/link-expired.ts';
import { linkTokenHash } from '../links/link-token.ts';
import { tellOfAcceptance } from '../notices/tell-user.ts';
import type { KeptCookie, OfficeServices } from '../office/office-services.ts';
import { OFFICE_COOKIE_SECONDS, type OfficeCaller } from '../office/office-sessions.ts';
import { presentStaffSession } from '../office/present-staff-session.ts';
import { requireSafeAddress } from '../office/require-safe-address.ts';
import { refuseGuessable } from '../passwords/refuse-guessable.ts';
import { goodInvitation } from './good-invitation.ts';

type Visitor = Pick<OfficeCaller, 'address' | 'userAgent'>;

/** The calls by which the invited come in: they see the invitation, and choose a password. */
export const acceptInvitationCommands = (services: OfficeServices) => {
  const { database, guard, passwords, checkBot, clock, publicUrl, siteWords, office } = services;
  const { queries } = database;
  return {
    followInvitation: async (
      { body: { link } }: { body: { link: string } },
      visitor: Visitor,
    ): Promise<FollowedInvitation> => {
      await guard.byAddress(accountLimits.linkAddress, visitor);
      const { email, name, roles, expiresAt } = await goodInvitation(queries, linkTokenHash(link), clock());
      return { email, name, roles, expiresAt: expiresAt.toISOString() };
    },

    acceptInvitation: async (
      { body }: { body: { link: string; password: string; token: string } },
      visitor: Visitor,
      cookie: KeptCookie,
    ): Promise<StaffSession> => {
      requireSafeAddress(publicUrl);
      await guard.byAddress(accountLimits.linkAddress, visitor);
      const tokenHash = linkTokenHash(body.link);
      const { email } = await goodInvitation(queries, tokenHash, clock());
      await refuseGuessable({ siteWords }, body.password, email);
      await checkBot('reset_password', body.token, visitor.address);
      // Before the transaction, which would hold up all others meanwhile.
      const password = await passwords.hash(body.password);
      const userId = await queries.transaction(async (tx) => {
        const good = await goodInvitation(tx, tokenHash, clock());
        if (!(await takeInvitation(tx, good.id, tokenHash))) throw linkExpired();
        const id = await enter(tx, good, password);
        const facts = { invitation: good.id, roles: good.roles.join(',') };
        const act = { action: 'invitation-accepted', actor: id, subject: id } as const;
        await recordAudit(tx, { ...act, address: visitor.address, facts });
        await tellOfAcceptance(tx, good, { how: 'password', address: visitor.address });
        return id;
      });
      const begun = await office.begin(userId, password, visitor);
      // Somebody else changed the password in this very moment: the person signs in with it.
      if (begun === null) throw new Error('The password of an invited user was changed while they came in.');
      cookie.keep(begun, OFFICE_COOKIE_SECONDS);
      return presentStaffSession(services, begun, visitor);
    },
  };
};

/**
 * Makes the user, or gives the roles to the one who has the address: the link has proved that it is theirs. Their password, sessions and
 * mailed links of before end, since somebody else may have signed up under the address.
 */
async function enter(tx: Queries, { email, name, roles }: InvitationBy, password: string): Promise<string> {
  const added = await addUser(tx, { email, name, password, userType: null, isConfirmed: true, roles });
  if (added !== null) return added;
  const known = await findUserByEmail(tx, email);
  if (known === null) throw new Error('A user was deleted while their invitation was accepted.');
  await removeIdentity(tx, known.id);
  await setPassword(tx, known.id, password);
  const all = staffRoles.filter((role) => roles.includes(role) || known.roles.includes(role));
  await changeUser(tx, known.id, { name, roles: all, emailVerified: true });
  await dropLinks(tx, known.id);
  await endSessions(tx, known.id);
  return known.id;
}
