import { randomUUID } from 'node:crypto';
import type { StaffRole, UserType } from '@millrace/contract';
import { arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { credential, user } from '../schema/accounts.ts';

export type UserRow = typeof user.$inferSelect;

/** The provider of passwords, by the account library's name. */
const PASSWORDS = 'credential';

export interface NewUser {
  /** In lower case. */
  email: string;
  /** Its hash. */
  password: string;
  userType: UserType | null;
  isConfirmed: boolean;
  customerId?: number | null;
  roles?: readonly StaffRole[];
  /** '': the address up to its @. */
  name?: string;
}

export const usernameOf = (email: string): string => email.slice(0, email.lastIndexOf('@'));

/** Adds a user with a password; returns their id, or null when the address is taken. Then nothing is written. */
export async function addUser(tx: Queries, given: NewUser): Promise<string | null> {
  const id = await addUserRow(tx, given);
  if (id !== null) await setPassword(tx, id, given.password);
  return id;
}

/** Adds a confirmed user who signs in through a provider alone; null when the address is taken. */
export const addUserWithoutPassword = (
  tx: Queries,
  given: Pick<NewUser, 'email' | 'name' | 'roles'>,
): Promise<string | null> => addUserRow(tx, { ...given, userType: null, isConfirmed: true });

async function addUserRow(tx: Queries, given: Omit<NewUser, 'password'>): Promise<string | null> {
  const { email, userType, isConfirmed, customerId = null, roles = [], name = '' } = given;
  const [added] = await tx
    .insert(user)
    .values({
      id: randomUUID(),
      name: name === '' ? usernameOf(email) : name,
      email,
      emailVerified: isConfirmed,
      userType,
      customerId,
      roles: [...roles],
    })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  return added?.id ?? null;
}

export async function findUser(queries: Queries, id: string): Promise<UserRow | null> {
  const [found] = await queries.select().from(user).where(eq(user.id, id)).limit(1);
  return found ?? null;
}

/** `email` in small letters. With the hash of the password; null: they sign in through a provider alone. */
export async function findUserByEmail(
  queries: Queries,
  email: string,
): Promise<(UserRow & { password: string | null }) | null> {
  const [found] = await queries
    .select({ user, password: credential.password })
    .from(user)
    .leftJoin(credential, eq(credential.userId, user.id))
    .where(eq(user.email, email))
    .limit(1);
  return found === undefined ? null : { ...found.user, password: found.password };
}

/** The addresses of users by their ids, as far as they are still there. */
export async function emailsOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const id = sql<string>`${user.id}::text`;
  const rows = await queries
    .select({ id, email: user.email })
    .from(user)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.email]));
}

export const listUsers = (queries: Queries): Promise<UserRow[]> => queries.select().from(user).orderBy(asc(user.email));

export type UserChange = Partial<Pick<UserRow, 'name' | 'roles' | 'customerId' | 'userType' | 'emailVerified'>>;

/** Returns whether there is such a user. */
export async function changeUser(tx: Queries, id: string, change: UserChange): Promise<boolean> {
  const changed = await tx
    .update(user)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(user.id, id))
    .returning({ id: user.id });
  return changed.length > 0;
}

/**
 * Whether a user is the only admin. Holds up whoever else takes an admin away until this transaction ends: of two admins who take the right
 * from each other at once, one is refused.
 */
export async function isLastAdmin(tx: Queries, id: string): Promise<boolean> {
  const admins = await tx
    .select({ id: user.id })
    .from(user)
    .where(arrayContains(user.roles, ['admin']))
    .orderBy(asc(user.id))
    .for('update');
  return admins.length === 1 && admins[0]?.id === id;
}

/** `password` is a hash. Sessions are ended apart, after this and in the same transaction: `signsInWith` waits for it. */
export async function setPassword(tx: Queries, userId: string, password: string): Promise<void> {
  await tx
    .insert(credential)
    .values({ id: randomUUID(), userId, accountId: userId, providerId: PASSWORDS, password })
    .onConflictDoUpdate({
      target: [credential.userId, credential.providerId],
      set: { password, updatedAt: new Date() },
    });
}

/** With all their data; the audit log keeps their id. Returns whether there was such a user. */
export async function deleteUser(tx: Queries, id: string): Promise<boolean> {
  return (await tx.delete(user).where(eq(user.id, id)).returning({ id: user.id })).length > 0;
}

/** Everybody with a role of staff, by address. */
export const listStaff = (queries: Queries): Promise<Pick<UserRow, 'id' | 'name' | 'email' | 'roles'>[]> =>
  queries
    .select({ id: user.id, name: user.name, email: user.email, roles: user.roles })
    .from(user)
    .where(sql`cardinality(${user.roles}) > 0`)
    .orderBy(asc(user.email));
