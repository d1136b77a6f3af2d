import { randomUUID } from 'node:crypto';
import { desc, eq, or } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { auditEntry } from '../schema/accounts.ts';
import type { AuditAction, AuditFacts } from './audit-action.ts';

export interface AuditEntry {
  action: AuditAction;
  /** Id of the user who did it; null: nobody who was signed in. */
  actor: string | null;
  /** The object: the id of a user, of a banner, of an application. */
  subject: string | null;
  /** The network address; null: at the command line. */
  address: string | null;
  /** Further facts. Never a password, a token or a link; no more of a person than their id. */
  facts?: AuditFacts;
}

/** Writes an act into the audit log, in the same transaction. */
export async function recordAudit(tx: Queries, { facts = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditEntry).values({ id: randomUUID(), ...entry, facts });
}

export interface AuditRow extends Required<AuditEntry> {
  at: Date;
}

/** The newest first; with an id, the entries by or about one user, or about an application. */
export async function listAudit(
  queries: Queries,
  { id, limit }: { id?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const wanted = id === undefined ? undefined : or(eq(auditEntry.subject, id), eq(auditEntry.actor, id));
  const rows = await queries.select().from(auditEntry).where(wanted).orderBy(desc(auditEntry.at)).limit(limit);
  return rows.map(presentAudit);
}

export function presentAudit({ id: _id, ...row }: typeof auditEntry.$inferSelect): AuditRow {
  return row;
}
