import { and, asc, count, eq, gt, inArray, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/users.ts';
import type { AuditAction } from '../audit-action.ts';
import type { Queries } from '../database.ts';
import { auditEntry, authenticator, identity, passkey, recoveryCode, session, user } from '../schema/accounts.ts';

export interface StaffRow extends Pick<UserRow, 'id' | 'email' | 'name' | 'roles' | 'createdAt'> {
  lastSignInAt: Date | null;
  /** Of the office, in force. */
  sessions: number;
  authenticators: number;
  passkeys: number;
  recoveryCodesLeft: number;
  isOfProvider: boolean;
}

const SIGN_INS: AuditAction[] = ['office-login', 'invitation-accepted'];

/** Users who have a role, by address. */
export async function listStaffUsers(queries: Queries, now: Date): Promise<StaffRow[]> {
  const staff = await queries.select().from(user).where(ne(user.roles, sql`'{}'::text[]`)).orderBy(asc(user.email));
  const ids = staff.map(({ id }) => id);
  const signIns = await queries
    .select({ subject: auditEntry.subject, at: max(auditEntry.at) })
    .from(auditEntry)
    .where(and(inArray(auditEntry.subject, ids), inArray(auditEntry.action, SIGN_INS)))
    .groupBy(auditEntry.subject);
  const sessions = await counted(
    queries
      .select({ userId: session.userId, count: count() })
      .from(session)
      .where(and(inArray(session.userId, ids), eq(session.kind, 'office'), gt(session.expiresAt, now)))
      .groupBy(session.userId),
  );
  const authenticators = await counted(
    queries
      .select({ userId: authenticator.userId, count: count() })
      .from(authenticator)
      .where(and(inArray(authenticator.userId, ids), isNotNull(authenticator.confirmedAt)))
      .groupBy(authenticator.userId),
  );
  const [passkeys, recoveryCodes] = [
    await counted(ofEach(queries, passkey, ids)),
    await counted(ofEach(queries, recoveryCode, ids)),
  ];
  const linked = await queries.select({ userId: identity.userId }).from(identity).where(inArray(identity.userId, ids));
  const ofProvider = new Set(linked.map(({ userId }) => userId));
  return staff.map(({ id, email, name, roles, createdAt }) => ({
    id,
    email,
    name,
    roles,
    createdAt,
    lastSignInAt: signIns.find(({ subject }) => subject === id)?.at ?? null,
    sessions: sessions.get(id) ?? 0,
    authenticators: authenticators.get(id) ?? 0,
    passkeys: passkeys.get(id) ?? 0,
    recoveryCodesLeft: recoveryCodes.get(id) ?? 0,
    isOfProvider: ofProvider.has(id),
  }));
}

const ofEach = (queries: Queries, table: typeof passkey | typeof recoveryCode, ids: string[]) =>
  queries
    .select({ userId: table.userId, count: count() })
    .from(table)
    .where(inArray(table.userId, ids))
    .groupBy(table.userId);

async function counted(rows: PromiseLike<{ userId: string; count: number }[]>): Promise<Map<string, number>> {
  return new Map((await rows).map(({ userId, count: of }) => [userId, of]));
}
