import type { SiteUser, SiteUserDetail, SiteUserPage, SiteUsersQuery } from '@millrace/contract/office';
import {
  countSiteUsers,
  type Database,
  findUser,
  listCustomers,
  listSiteUsers,
  type Queries,
  recordAudit,
  type SiteUserRow,
  sessionsOf,
  type UserRow,
} from '@millrace/database';
import { type ActBy, actBy } from '../../console/act-by.ts';
import { refused } from '../../problems/problem-error.ts';
import { deleteAccount, endSessionsOf, letViewAs } from '../acts/user-acts.ts';

interface Staff {
  userId: string | null;
  address: string;
}
interface OfUser {
  params: { id: string };
}

/** Everybody who can sign in at the public site, for admins, by the same functions as `npm run user`. */
export function officeUsers({ database: { queries } }: { database: Pick<Database, 'queries'> }) {
  const detailOf = async (id: string): Promise<SiteUserDetail> => {
    const [found] = await listSiteUsers(queries, { id, sort: 'email', limit: 1 });
    if (found === undefined) throw gone();
    const customers = (await listCustomers(queries)).map(({ slug: _slug, ...customer }) => customer);
    return {
      ...present(found),
      sessions: (await sessionsOf(queries, id)).map(({ id: ofSession, kind, userAgent, ipAddress, updatedAt }) => ({
        id: ofSession,
        kind,
        browser: userAgent,
        address: ipAddress,
        usedAt: updatedAt.toISOString(),
      })),
      customers: customers.toSorted((a, b) => a.name.localeCompare(b.name)),
    };
  };
  const onUser = <Result>(id: string, work: (tx: Queries, user: UserRow) => Promise<Result>): Promise<Result> =>
    queries.transaction(async (tx) => {
      const user = await findUser(tx, id);
      if (user === null) throw gone();
      return work(tx, user);
    });
  const audit = (action: 'users-listed' | 'user-read', by: ActBy, subject: string | null, facts = {}) =>
    recordAudit(queries, { action, ...by, subject, facts });
  return {
    officeUsers: async (
      { query: { page, pageSize, ...query } }: { query: SiteUsersQuery },
      staff: Staff,
    ): Promise<SiteUserPage> => {
      const found = await listSiteUsers(queries, { ...query, limit: pageSize, offset: (page - 1) * pageSize });
      await audit('users-listed', actBy(staff), null, { shown: found.length });
      return { items: found.map(present), page, pageSize, total: await countSiteUsers(queries, query) };
    },

    officeUser: async ({ params: { id } }: OfUser, staff: Staff): Promise<SiteUserDetail> => {
      const user = await detailOf(id);
      await audit('user-read', actBy(staff), id);
      return user;
    },

    officeChangeUserCustomer: async (
      { params: { id }, body }: OfUser & { body: { from: number | null; to: number | null } },
      staff: Staff,
    ): Promise<SiteUserDetail> => {
      await onUser(id, async (tx, user) => {
        if (user.customerId !== body.from && !(await isGone(tx, user.customerId, body.from)))
          throw refused('changed-meanwhile', 'Somebody has changed the customer meanwhile. Please look again.');
        await letViewAs(tx, user, body.to, actBy(staff));
      });
      return detailOf(id);
    },

    officeEndUserSessions: async ({ params: { id } }: OfUser, staff: Staff): Promise<SiteUserDetail> => {
      await onUser(id, (tx, user) => endSessionsOf(tx, user, actBy(staff)));
      return detailOf(id);
    },

    officeDeleteUser: async ({ params: { id } }: OfUser, staff: Staff): Promise<true> => {
      await onUser(id, (tx, user) => deleteAccount(tx, user, actBy(staff)));
      return true;
    },
  };
}

/** A customer that the content has no more is shown as none. */
const isGone = async (tx: Queries, stored: number | null, seen: number | null): Promise<boolean> =>
  seen === null && !(await listCustomers(tx)).some(({ id }) => id === stored);

const gone = () => refused('not-found', 'This user is gone.');

const present = ({ customerId, customerName, groupName, createdAt, lastSignInAt, ...row }: SiteUserRow): SiteUser => ({
  ...row,
  customer:
    customerId === null || customerName === null ? null : { id: customerId, name: customerName, group: groupName },
  createdAt: createdAt.toISOString(),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
});
