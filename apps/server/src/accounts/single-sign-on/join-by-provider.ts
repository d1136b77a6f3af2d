import { staffRoles } from '@millrace/contract';
import {
  addIdentity,
  addUserWithoutPassword,
  changeUser,
  type Database,
  dropLinks,
  endSessions,
  findUserByEmail,
  type InvitationBy,
  type Queries,
  recordAudit,
  resetFactors,
  takeInvitation,
} from '@millrace/database';
import { refused } from '../../problems/problem-error.ts';
import { goodInvitation } from '../invitations/good-invitation.ts';
import { linkExpired } from '../links/link-expired.ts';
import { tellOfAcceptance } from '../notices/tell-user.ts';
import type { OfficeCaller } from '../office/office-sessions.ts';
import type { ProvedPerson } from './provider.ts';

interface Joining extends ProvedPerson {
  /** Of the invitation's link. */
  tokenHash: string;
  now: Date;
}

/**
 * Accepts an invitation as somebody at the provider. The link has proved the address, the provider the person: the address that the
 * provider may name counts for nothing. From then on the provider is their one way in: password, own second factors and sessions of
 * before end.
 */
export const joinByProvider = (
  { queries }: Pick<Database, 'queries'>,
  { tokenHash, now, issuer, subject }: Joining,
  { address }: Pick<OfficeCaller, 'address'>,
): Promise<{ id: string; userId: string }> =>
  queries.transaction(async (tx) => {
    const good = await goodInvitation(tx, tokenHash, now);
    if (!(await takeInvitation(tx, good.id, tokenHash))) throw linkExpired();
    const userId = await userOf(tx, good);
    const id = await addIdentity(tx, { userId, issuer, subject, linkedAt: now });
    if (id === null)
      throw refused('not-allowed', 'Your account at the provider is linked to another user of this office.');
    await resetFactors(tx, userId);
    await dropLinks(tx, userId);
    await endSessions(tx, userId);
    const facts = { invitation: good.id, roles: good.roles.join(','), by: 'provider' };
    await recordAudit(tx, { action: 'invitation-accepted', actor: userId, subject: userId, address, facts });
    await tellOfAcceptance(tx, good, { how: 'provider', address });
    return { id, userId };
  });

async function userOf(tx: Queries, { email, name, roles }: InvitationBy): Promise<string> {
  const added = await addUserWithoutPassword(tx, { email, name, roles });
  if (added !== null) return added;
  const known = await findUserByEmail(tx, email);
  if (known === null) throw new Error('A user was deleted while their invitation was accepted.');
  const all = staffRoles.filter((role) => roles.includes(role) || known.roles.includes(role));
  await changeUser(tx, known.id, { name, roles: all, emailVerified: true });
  return known.id;
}
