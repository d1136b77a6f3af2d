import type { StaffRole, UserType } from '@millrace/contract';
import { and, asc, count, desc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '../audit-action.ts';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { auditEntry, user } from '../schema/accounts.ts';
import { customer, privateLabelGroup } from '../schema/private-label.ts';

/** A user with the customer viewed as, by the content in force. */
export interface SiteUserRow {
  id: string;
  email: string;
  name: string;
  userType: UserType | null;
  customerId: number | null;
  customerName: string | null;
  groupName: string | null;
  roles: StaffRole[];
  isConfirmed: boolean;
  createdAt: Date;
  /** null: never, or longer ago than the audit log is kept. */
  lastSignInAt: Date | null;
}

export interface SiteUserQuery {
  id?: string | undefined;
  /** In the address, the name or the customer's name. */
  search?: string | undefined;
  state?: 'confirmed' | 'unconfirmed' | 'office' | undefined;
  customer?: number | undefined;
  sort: 'email' | 'name' | 'customer' | 'group' | 'lastSignIn' | 'created';
  limit: number;
  offset?: number;
}

const SIGN_INS: AuditAction[] = ['login', 'office-login', 'invitation-accepted'];

/** A page of users. Whoever never signed in, or has no customer, comes last where that is the order. */
export async function listSiteUsers(
  queries: Queries,
  { limit, offset = 0, ...query }: SiteUserQuery,
): Promise<SiteUserRow[]> {
  const signIns = queries
    .select({ subject: auditEntry.subject, at: max(auditEntry.at).as('at') })
    .from(auditEntry)
    .where(inArray(auditEntry.action, SIGN_INS))
    .groupBy(auditEntry.subject)
    .as('sign_ins');
  const orders: Record<SiteUserQuery['sort'], SQL> = {
    email: asc(user.email),
    name: asc(sql`lower(${user.name})`),
    customer: sql`lower(${customer.name}) asc nulls last`,
    group: sql`lower(${privateLabelGroup.name}) asc nulls last`,
    lastSignIn: sql`${signIns.at} desc nulls last`,
    created: desc(user.createdAt),
  };
  return queries
    .select({
      id: user.id,
      email: user.email,
      name: user.name,
      userType: user.userType,
      customerId: customer.id,
      customerName: customer.name,
      groupName: privateLabelGroup.name,
      roles: user.roles,
      isConfirmed: user.emailVerified,
      createdAt: user.createdAt,
      lastSignInAt: signIns.at,
    })
    .from(user)
    .leftJoin(customer, eq(customer.id, user.customerId))
    .leftJoin(privateLabelGroup, eq(privateLabelGroup.id, customer.groupId))
    .leftJoin(signIns, eq(signIns.subject, sql`${user.id}::text`))
    .where(isWanted(query))
    .orderBy(orders[query.sort], asc(user.email))
    .limit(limit)
    .offset(offset);
}

/** How many users the filters leave. */
export async function countSiteUsers(
  queries: Queries,
  query: Omit<SiteUserQuery, 'sort' | 'limit' | 'offset'>,
): Promise<number> {
  const found = await queries
    .select({ users: count() })
    .from(user)
    .leftJoin(customer, eq(customer.id, user.customerId))
    .where(isWanted(query));
  return onlyRow(found).users;
}

const isOfOffice = sql`cardinality(${user.roles}) > 0`;
const states: Record<NonNullable<SiteUserQuery['state']>, SQL | undefined> = {
  office: isOfOffice,
  confirmed: eq(user.emailVerified, true),
  unconfirmed: eq(user.emailVerified, false),
};

function isWanted({ id, search = '', state, customer: viewedAs }: Omit<SiteUserQuery, 'sort' | 'limit'>) {
  const has = (column: SQL | typeof user.email | typeof customer.name): SQL =>
    sql`strpos(lower(${column}), lower(${search})) > 0`;
  return and(
    id === undefined ? undefined : eq(user.id, id),
    state === undefined ? undefined : states[state],
    viewedAs === undefined ? undefined : eq(customer.id, viewedAs),
    search === '' ? undefined : or(has(user.email), has(sql`${user.name}`), has(customer.name)),
  );
}
