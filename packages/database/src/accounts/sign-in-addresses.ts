import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { AuditAction } from '../audit-action.ts';
import type { Queries } from '../database.ts';
import { auditEntry, user } from '../schema/accounts.ts';

/** Acts that prove who acted: by a right password or by a mail that only the owner reads. */
const PROVED: readonly AuditAction[] = ['login', 'confirm-email', 'password-reset', 'password-changed'];
/** The newest alone are read: a user has signed in thousands of times. */
const ENTRIES_READ = 200;

/** The network addresses from which the owner of an e-mail address has proved to be so; none for an unknown one. */
export async function signInAddresses(queries: Queries, email: string, since: Date): Promise<string[]> {
  const owner = await queries.select({ id: user.id }).from(user).where(eq(user.email, email));
  const rows = await queries
    .select({ address: auditEntry.address })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subject, owner[0]?.id ?? ''),
        inArray(auditEntry.action, [...PROVED]),
        isNotNull(auditEntry.address),
        gte(auditEntry.at, since),
      ),
    )
    .orderBy(desc(auditEntry.at))
    .limit(ENTRIES_READ);
  return [...new Set(rows.flatMap(({ address }) => address ?? []))];
}
