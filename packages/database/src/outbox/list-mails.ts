import { and, asc, count, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { type MailData, type MailKind, type MailOutcome, mail } from '../schema/mail.ts';
import { momentOf } from './moment.ts';
import { OUTBOX_CHANNEL } from './queue-mail.ts';

/** A mail as its keeper sees it. */
export interface ListedMail {
  id: string;
  kind: MailKind;
  to: string;
  /** null once sent. */
  data: MailData[MailKind] | null;
  messageId: string | null;
  queuedAt: Date;
  /** When it is tried next, while it waits. */
  dueAt: Date;
  tries: number;
  lastFault: string | null;
  state: MailState;
  endedAt: Date | null;
}
export type MailState = 'waiting' | MailOutcome;

export interface MailQuery {
  state?: MailState | undefined;
  /** In the recipient's address. */
  search?: string | undefined;
  limit: number;
  /** How many of the newest are passed over. */
  offset?: number;
}

/** The newest first. */
export async function listMails(queries: Queries, { limit, offset = 0, ...query }: MailQuery): Promise<ListedMail[]> {
  const rows = await queries
    .select()
    .from(mail)
    .where(isWanted(query))
    .orderBy(desc(mail.queuedAt), desc(mail.id))
    .limit(limit)
    .offset(offset);
  return rows.map(presentMail);
}

/** How many mails there are of each state, of those to this address; a state without one is left out. */
export async function countMails(
  queries: Queries,
  query: Pick<MailQuery, 'search'> = {},
): Promise<Partial<Record<MailState, number>>> {
  const rows = await queries
    .select({ outcome: mail.outcome, mails: count() })
    .from(mail)
    .where(isWanted(query))
    .groupBy(mail.outcome);
  return Object.fromEntries(rows.map(({ outcome, mails }) => [outcome ?? 'waiting', mails]));
}

function isWanted({ state, search = '' }: Pick<MailQuery, 'state' | 'search'>): SQL | undefined {
  return and(
    state === undefined ? undefined : state === 'waiting' ? isNull(mail.outcome) : eq(mail.outcome, state),
    search === '' ? undefined : sql`strpos(lower(${mail.recipient}), lower(${search})) > 0`,
  );
}

/** Those whose id begins so. */
export async function findMails(queries: Queries, idStart: string, limit: number): Promise<ListedMail[]> {
  if (!/^[0-9a-f-]{1,36}$/.test(idStart)) return [];
  const rows = await queries
    .select()
    .from(mail)
    .where(sql`${mail.id}::text like ${`${idStart}%`}`)
    .orderBy(asc(mail.id))
    .limit(limit);
  return rows.map(presentMail);
}

/**
 * Tries a mail again, now and from the first try on: one that waits, was kept or was given up. Returns whether there is
 * one.
 */
export async function retryMail(queries: Queries, id: string): Promise<boolean> {
  const found = await queries
    .update(mail)
    .set({ outcome: null, endedAt: null, dueAt: sql`now()`, tries: 0 })
    .where(and(eq(mail.id, id), isNull(mail.lease), or(isNull(mail.outcome), ne(mail.outcome, 'sent'))))
    .returning({ id: mail.id });
  if (found.length === 0) return false;
  await queries.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
  return true;
}

/** Milliseconds until a mail is due, 0 when one is; undefined while none waits. */
export async function nextMailIn(queries: Queries, now?: Date): Promise<number | undefined> {
  const ms = sql<string | null>`extract(epoch from min(${mail.dueAt}) - ${momentOf(now)}) * 1000`;
  const next = onlyRow(await queries.select({ ms }).from(mail).where(isNull(mail.outcome)));
  return next.ms === null ? undefined : Math.max(0, Number(next.ms));
}

export function presentMail(row: typeof mail.$inferSelect): ListedMail {
  const { id, kind, recipient: to, data, messageId, queuedAt, dueAt, tries, lastFault, outcome, endedAt } = row;
  return { id, kind, to, data, messageId, queuedAt, dueAt, tries, lastFault, state: outcome ?? 'waiting', endedAt };
}
