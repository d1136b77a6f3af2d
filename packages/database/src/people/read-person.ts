import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AuditRow, presentAudit } from '../accounts/record-audit.ts';
import { type SessionRow, sessionsOf } from '../accounts/sessions.ts';
import type { UserRow } from '../accounts/users.ts';
import type { Queries } from '../database.ts';
import { isMailOf } from '../outbox/is-mail-of.ts';
import { type ListedMail, presentMail } from '../outbox/list-mails.ts';
import { selectQuarantined } from '../retention/quarantine.ts';
import { accountLink, auditEntry, invitation, jobApplication, mail, registration, user } from '../schema/index.ts';
import { type SavedViewRow, savedViewsOf } from '../staff/saved-views.ts';
import type { KeptRegistration } from '../submissions/list-registrations.ts';
import type { KeptApplication } from '../submissions/read-application.ts';

/** The database's data of one e-mail address, with what lies in the quarantine. No password, no token and no mailed link. */
export interface Person {
  account: UserRow | null;
  sessions: SessionRow[];
  /** The purposes of mailed links, and their ends. */
  links: Pick<typeof accountLink.$inferSelect, 'purpose' | 'expiresAt'>[];
  /** To the office, of this address. */
  invitations: Pick<typeof invitation.$inferSelect, 'id' | 'name' | 'roles' | 'invitedAt' | 'expiresAt' | 'outcome'>[];
  /** Views of the office's lists. */
  savedViews: Omit<SavedViewRow, 'userId'>[];
  applications: KeptApplication[];
  registrations: KeptRegistration[];
  /** To the address, and those about its application, registration or invitation to others. */
  mails: ListedMail[];
  /** Acts of the account and on it, and the readings and changes of the applications. */
  audit: AuditRow[];
}

const {
  submissionKey: _ofApplication,
  submissionHash: _hashOfApplication,
  ...applicationColumns
} = getTableColumns(jobApplication);
const {
  submissionKey: _ofRegistration,
  submissionHash: _hashOfRegistration,
  ...registrationColumns
} = getTableColumns(registration);

/** `email` in small letters. null: there is nothing. */
export async function readPerson(queries: Queries, email: string): Promise<Person | null> {
  const [account = null] = await queries.select().from(user).where(eq(user.email, email));
  const applications = await applicationsOf(queries, email);
  const registrations = await registrationsOf(queries, email);
  const recordIds = [...applications, ...registrations].map(({ id }) => id);
  const invitations = await invitationsOf(queries, email);
  const mails = await mailsOf(queries, email, [...recordIds, ...invitations.map(({ id }) => id)]);
  if (account === null && recordIds.length + mails.length + invitations.length === 0) return null;
  const subjects = account === null ? recordIds : [account.id, ...recordIds];
  const audit = await queries
    .select()
    .from(auditEntry)
    .where(or(inArray(auditEntry.subject, subjects), account === null ? undefined : eq(auditEntry.actor, account.id)))
    .orderBy(asc(auditEntry.at));
  return {
    account,
    sessions: account === null ? [] : await sessionsOf(queries, account.id),
    links: account === null ? [] : await linksOf(queries, account.id),
    invitations,
    savedViews: account === null ? [] : await savedViewsOf(queries, account.id),
    applications,
    registrations,
    mails: mails.map(presentMail),
    audit: audit.map(presentAudit),
  };
}

const invitationsOf = (queries: Queries, email: string): Promise<Person['invitations']> => {
  const { id, name, roles, invitedAt, expiresAt, outcome } = invitation;
  return queries
    .select({ id, name, roles, invitedAt, expiresAt, outcome })
    .from(invitation)
    .where(eq(invitation.email, email))
    .orderBy(asc(invitation.invitedAt));
};

async function applicationsOf(queries: Queries, email: string): Promise<KeptApplication[]> {
  const read = (from: Pick<Queries, 'select'>) =>
    from
      .select(applicationColumns)
      .from(jobApplication)
      .where(eq(jobApplication.email, email))
      .orderBy(asc(jobApplication.receivedAt));
  return [...(await read(selectQuarantined(queries, jobApplication))), ...(await read(queries))];
}

async function registrationsOf(queries: Queries, email: string): Promise<KeptRegistration[]> {
  const read = (from: Pick<Queries, 'select'>) =>
    from
      .select(registrationColumns)
      .from(registration)
      .where(eq(registration.email, email))
      .orderBy(asc(registration.receivedAt));
  return [...(await read(selectQuarantined(queries, registration))), ...(await read(queries))];
}

async function mailsOf(queries: Queries, email: string, recordIds: readonly string[]) {
  const read = (from: Pick<Queries, 'select'>) =>
    from.select().from(mail).where(isMailTo(email, recordIds)).orderBy(asc(mail.queuedAt));
  return [...(await read(selectQuarantined(queries, mail))), ...(await read(queries))];
}

/** A mail keeps the letters of the address as it was given. */
export const isMailTo = (email: string, recordIds: readonly string[]): SQL | undefined =>
  or(eq(sql`lower(${mail.recipient})`, email), isMailOf(recordIds));

const linksOf = (queries: Queries, userId: string) =>
  queries
    .select({ purpose: accountLink.purpose, expiresAt: accountLink.expiresAt })
    .from(accountLink)
    .where(eq(accountLink.userId, userId))
    .orderBy(asc(accountLink.expiresAt));

/** Acts of the account, or of somebody not signed in on it: with the network address. */
export const isFromAccount = (userId: string): SQL | undefined =>
  or(eq(auditEntry.actor, userId), and(eq(auditEntry.subject, userId), isNull(auditEntry.actor)));
