import { type StaffRole, staffRoles } from '@millrace/contract';
import {
  changeUser,
  deleteUser,
  endSessions,
  isLastAdmin,
  listCustomers,
  type Queries,
  recordAudit,
  removeIdentity,
  resetFactors,
  type UserRow,
} from '@millrace/database';
import { type ActBy, isAtTerminal } from '../../console/act-by.ts';
import { refused } from '../../problems/problem-error.ts';
import { tellOfFactor, tellOfRoles } from '../notices/tell-user.ts';

/**
 * Gives a user roles in place of those before. Throws `not-confirmed`, and in the office `last-of-its-kind`: at a terminal the last admin's
 * role can be taken.
 */
export async function giveRoles(tx: Queries, user: UserRow, given: readonly StaffRole[], by: ActBy): Promise<UserRow> {
  refuseUnconfirmed(user);
  const roles = staffRoles.filter((role) => given.includes(role));
  if (!roles.includes('admin')) await refuseLastAdmin(tx, user, by);
  await changeUser(tx, user.id, { roles });
  await recordAudit(tx, { action: 'user-changed', ...by, subject: user.id, facts: { roles: roles.join(',') } });
  await tellOfRoles(tx, user, roles, by);
  return { ...user, roles };
}

/** Lets a user view the site as a customer; null: as none any more. Throws `not-confirmed`, and `not-found` for a customer there is not. */
export async function letViewAs(tx: Queries, user: UserRow, customerId: number | null, by: ActBy): Promise<UserRow> {
  refuseUnconfirmed(user);
  if (customerId !== null && !(await listCustomers(tx)).some(({ id }) => id === customerId))
    throw refused('not-found', 'There is no such customer.');
  await changeUser(tx, user.id, { customerId });
  const facts = { from: user.customerId, customerId };
  await recordAudit(tx, { action: 'user-changed', ...by, subject: user.id, facts });
  return { ...user, customerId };
}

/** Ends all sessions of a user. Returns how many there were. */
export async function endSessionsOf(tx: Queries, { id }: Pick<UserRow, 'id'>, by: ActBy): Promise<number> {
  const sessionsEnded = await endSessions(tx, id);
  await recordAudit(tx, { action: 'sessions-ended', ...by, subject: id, facts: { sessionsEnded } });
  return sessionsEnded;
}

/**
 * Removes all second factors of a user and ends their sessions, who sets a new one up at the next sign-in. Returns how many sessions
 * ended.
 */
export async function resetFactorsOf(tx: Queries, user: UserRow, by: ActBy): Promise<number> {
  await resetFactors(tx, user.id);
  const sessionsEnded = await endSessions(tx, user.id);
  await recordAudit(tx, { action: 'factors-reset', ...by, subject: user.id, facts: { sessionsEnded } });
  await tellOfFactor(tx, user, { change: 'reset' }, by);
  return sessionsEnded;
}

/** Takes roles, second factors, single sign-on and sessions away from a user of the office. Throws `last-of-its-kind`. */
export async function removeFromOffice(tx: Queries, user: UserRow, by: ActBy): Promise<void> {
  await refuseLastAdmin(tx, user, by);
  await changeUser(tx, user.id, { roles: [] });
  await removeIdentity(tx, user.id);
  await resetFactors(tx, user.id);
  const facts = { sessionsEnded: await endSessions(tx, user.id) };
  await recordAudit(tx, { action: 'staff-removed', ...by, subject: user.id, facts });
  await tellOfRoles(tx, user, [], by);
}

/** Deletes the account alone. In the office a user who has roles is refused with `last-of-its-kind`. */
export async function deleteAccount(tx: Queries, user: UserRow, by: ActBy): Promise<void> {
  if (user.roles.length > 0 && !isAtTerminal(by))
    throw refused('last-of-its-kind', 'This is a user of the office. Please remove them from the office first.');
  await deleteUser(tx, user.id);
  await recordAudit(tx, { action: 'user-deleted', ...by, subject: user.id });
}

/** Somebody else may have signed up under the address, and hold a link that confirms it with their password. */
function refuseUnconfirmed({ email, emailVerified }: UserRow): void {
  if (!emailVerified) throw refused('not-confirmed', `${email} has not confirmed the address yet.`);
}

async function refuseLastAdmin(tx: Queries, { id }: UserRow, by: ActBy): Promise<void> {
  if (!isAtTerminal(by) && (await isLastAdmin(tx, id)))
    throw refused('last-of-its-kind', 'This is the last admin. Please make another user an admin first.');
}
