import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditFacts } from '../audit-action.ts';
import type { Queries } from '../database.ts';
import { auditEntry, user } from '../schema/accounts.ts';

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

const alsoRecorded = new AsyncLocalStorage<AuditFacts>();

/** Does something every entry of which has these facts too, whichever part of the product writes it. */
export const withAuditFacts = <Result>(facts: AuditFacts, work: () => Result): Result => alsoRecorded.run(facts, work);

/** Writes an act into the audit log, in the same transaction. */
export async function recordAudit(tx: Queries, { facts = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditEntry).values({ id: randomUUID(), ...entry, facts: { ...facts, ...alsoRecorded.getStore() } });
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

export interface AuditSearch {
  /** Address, in lower case, or id of the user who acted. */
  who?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  /** Days of UTC, YYYY-MM-DD, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Id of an entry: only those that follow it in the list. */
  after?: string | undefined;
  limit: number;
}
export interface FoundAudit extends AuditRow {
  id: string;
  actorEmail: string | null;
  subjectEmail: string | null;
}

/** The newest first, with the addresses of the users they name, as far as those are still there. */
export async function searchAudit(queries: Queries, { limit, ...search }: AuditSearch): Promise<FoundAudit[]> {
  const { who, action, subject, from, to, after } = search;
  const [actor, about] = [alias(user, 'actor'), alias(user, 'about')];
  const startOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;
  return queries
    .select({ ...getTableColumns(auditEntry), actorEmail: actor.email, subjectEmail: about.email })
    .from(auditEntry)
    .leftJoin(actor, eq(sql`${actor.id}::text`, auditEntry.actor))
    .leftJoin(about, eq(sql`${about.id}::text`, auditEntry.subject))
    .where(
      and(
        who === undefined ? undefined : or(eq(auditEntry.actor, who), eq(actor.email, who.toLowerCase())),
        action === undefined ? undefined : sql`${auditEntry.action} = ${action}`,
        subject === undefined ? undefined : eq(auditEntry.subject, subject),
        from === undefined ? undefined : sql`${auditEntry.at} >= ${startOf(from)}`,
        to === undefined ? undefined : sql`${auditEntry.at} < ${startOf(to)} + interval '1 day'`,
        after === undefined ? undefined : sql`(${auditEntry.at}, ${auditEntry.id}) < (${placeOf(queries, after)})`,
      ),
    )
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit);
}

const placeOf = (queries: Queries, id: string) =>
  queries.select({ at: auditEntry.at, id: auditEntry.id }).from(auditEntry).where(eq(auditEntry.id, id));

/** Every action that the log holds, in the order of the alphabet. */
export async function auditActions(queries: Queries): Promise<AuditAction[]> {
  const rows = await queries.selectDistinct({ action: auditEntry.action }).from(auditEntry).orderBy(auditEntry.action);
  return rows.map(({ action }) => action);
}

export function presentAudit({ id: _id, ...row }: typeof auditEntry.$inferSelect): AuditRow {
  return row;
}
