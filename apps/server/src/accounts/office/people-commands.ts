import type { OwnSession, StaffRole } from '@millrace/contract';
import type { StaffMember, StaffPerson } from '@millrace/contract/office';
import { findUser, listStaffUsers, type Queries, type UserRow } from '@millrace/database';
import { actBy } from '../../console/act-by.ts';
import { refused } from '../../problems/problem-error.ts';
import { endSessionsOf, giveRoles, removeFromOffice, resetFactorsOf } from '../acts/user-acts.ts';
import { presentOwnSessions } from '../sessions/own-sessions-commands.ts';
import type { OfficeServices } from './office-services.ts';
import type { OfficeCaller } from './office-sessions.ts';

interface OfPerson {
  params: { id: string };
}

/** The calls by which admins look after users, by the same functions as `npm run user`. */
export const peopleCommands = ({ database, clock }: OfficeServices) => {
  const { queries } = database;
  const onPerson = <Result>(id: string, work: (tx: Queries, user: UserRow) => Promise<Result>): Promise<Result> =>
    queries.transaction(async (tx) => work(tx, await personOf(tx, id)));
  return {
    staff: async (): Promise<StaffMember[]> =>
      (await listStaffUsers(queries, clock())).map(({ createdAt, lastSignInAt, ...member }) => ({
        ...member,
        createdAt: createdAt.toISOString(),
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
      })),

    removeStaff: async ({ params: { id } }: OfPerson, caller: OfficeCaller): Promise<true> => {
      await onPerson(id, (tx, user) => removeFromOffice(tx, user, actBy(caller)));
      return true;
    },

    setRoles: async (
      { params: { id }, body }: OfPerson & { body: { roles: StaffRole[] } },
      caller: OfficeCaller,
    ): Promise<StaffPerson> =>
      presentPerson(await onPerson(id, (tx, user) => giveRoles(tx, user, body.roles, actBy(caller)))),

    resetFactors: async ({ params: { id } }: OfPerson, caller: OfficeCaller): Promise<true> => {
      await onPerson(id, (tx, user) => resetFactorsOf(tx, user, actBy(caller)));
      return true;
    },

    sessionsOfPerson: async ({ params: { id } }: OfPerson): Promise<OwnSession[]> => {
      await personOf(queries, id);
      return presentOwnSessions(database, { userId: id, token: '' }, clock());
    },

    endSessionsOfPerson: async ({ params: { id } }: OfPerson, caller: OfficeCaller): Promise<true> => {
      await onPerson(id, (tx, user) => endSessionsOf(tx, user, actBy(caller)));
      return true;
    },
  };
};

async function personOf(tx: Queries, id: string): Promise<UserRow> {
  const found = await findUser(tx, id);
  if (found === null) throw refused('not-found', 'This user is gone.');
  return found;
}

const presentPerson = ({ id, email, emailVerified, userType, customerId, roles, createdAt }: UserRow): StaffPerson => ({
  id,
  email,
  isConfirmed: emailVerified,
  userType,
  customerId,
  roles,
  createdAt: createdAt.toISOString(),
});
