import { type OwnSession, type StaffRole, staffRoles } from '@millrace/contract';
import type { StaffMember, StaffPerson } from '@millrace/contract/office';
import {
  type AuditAction,
  type AuditFacts,
  changeUser,
  endSessions,
  findUser,
  isLastAdmin,
  listStaffUsers,
  listUsers,
  type Queries,
  recordAudit,
  removeIdentity,
  resetFactors,
  type UserRow,
} from '@millrace/database';
import { refused } from '../../problems/problem-error.ts';
import { presentOwnSessions } from '../sessions/own-sessions-commands.ts';
import type { OfficeServices } from './office-services.ts';
import type { OfficeCaller } from './office-sessions.ts';

interface OfPerson {
  params: { id: string };
}

/** The calls by which admins look after users. */
export const peopleCommands = ({ database, clock }: OfficeServices) => {
  const { queries } = database;
  return {
    people: async (): Promise<StaffPerson[]> => (await listUsers(queries)).map(presentPerson),

    staff: async (): Promise<StaffMember[]> =>
      (await listStaffUsers(queries, clock())).map(({ createdAt, lastSignInAt, ...member }) => ({
        ...member,
        createdAt: createdAt.toISOString(),
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
      })),

    removeStaff: async ({ params: { id } }: OfPerson, caller: OfficeCaller): Promise<true> => {
      await queries.transaction(async (tx) => {
        await personOf(tx, id);
        if (await isLastAdmin(tx, id)) throw refused('last-of-its-kind', LAST_ADMIN);
        await changeUser(tx, id, { roles: [] });
        await removeIdentity(tx, id);
        await resetFactors(tx, id);
        await audit(tx, caller, 'staff-removed', id, { sessionsEnded: await endSessions(tx, id) });
      });
      return true;
    },

    setRoles: async (
      { params: { id }, body }: OfPerson & { body: { roles: StaffRole[] } },
      caller: OfficeCaller,
    ): Promise<StaffPerson> => {
      const roles = staffRoles.filter((role) => body.roles.includes(role));
      return queries.transaction(async (tx) => {
        const user = await personOf(tx, id);
        // Somebody else may have signed up under the address, and hold a link that confirms it with their password.
        if (!user.emailVerified) throw refused('not-confirmed', 'This user has not confirmed the address yet.');
        if (!roles.includes('admin') && (await isLastAdmin(tx, id))) throw refused('last-of-its-kind', LAST_ADMIN);
        await changeUser(tx, id, { roles });
        await audit(tx, caller, 'user-changed', id, { roles: roles.join(',') });
        return presentPerson({ ...user, roles });
      });
    },

    resetFactors: async ({ params: { id } }: OfPerson, caller: OfficeCaller): Promise<true> => {
      await queries.transaction(async (tx) => {
        await personOf(tx, id);
        await resetFactors(tx, id);
        await audit(tx, caller, 'factors-reset', id, { sessionsEnded: await endSessions(tx, id) });
      });
      return true;
    },

    sessionsOfPerson: async ({ params: { id } }: OfPerson): Promise<OwnSession[]> => {
      await personOf(queries, id);
      return presentOwnSessions(database, { userId: id, token: '' }, clock());
    },

    endSessionsOfPerson: async ({ params: { id } }: OfPerson, caller: OfficeCaller): Promise<true> => {
      await queries.transaction(async (tx) => {
        await personOf(tx, id);
        await audit(tx, caller, 'sessions-ended', id, { sessionsEnded: await endSessions(tx, id) });
      });
      return true;
    },
  };
};

const LAST_ADMIN = 'This is the last admin. Please make another user an admin first.';

async function personOf(tx: Queries, id: string): Promise<UserRow> {
  const found = await findUser(tx, id);
  if (found === null) throw refused('not-found', 'This user is gone.');
  return found;
}

const audit = (tx: Queries, caller: OfficeCaller, action: AuditAction, subject: string, facts: AuditFacts) =>
  recordAudit(tx, { action, actor: caller.userId, subject, address: caller.address, facts });

const presentPerson = ({ id, email, emailVerified, userType, customerId, roles, createdAt }: UserRow): StaffPerson => ({
  id,
  email,
  isConfirmed: emailVerified,
  userType,
  customerId,
  roles,
  createdAt: createdAt.toISOString(),
});
