import { and, eq, lt, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { isMailOf } from '../outbox/is-mail-of.ts';
import { later, momentOf } from '../outbox/moment.ts';
import {
  accountLink,
  attempt,
  auditEntry,
  contentChange,
  draft,
  invitation,
  jobApplication,
  mail,
  miss,
  registration,
  scriptToken,
  session,
  user,
} from '../schema/index.ts';

/** Sorts of rows that have a time, by the words for them. */
export type ExpiringName =
  | 'applications'
  | 'registrations'
  | 'mails'
  | 'content changes'
  | 'ended drafts'
  | 'audit entries'
  | 'sessions'
  | 'sign-ups'
  | 'mailed links'
  | 'invitations'
  | 'script tokens'
  | 'counted tries'
  | 'searches in vain';

/** How long what is kept; the rest of the times are constants. */
export interface RetentionPolicy {
  /** Whole months of the calendar; null: applications never expire. */
  applicationMonths: number | null;
  /** Whole months; null: the history of content never expires. */
  historyMonths: number | null;
  mailDays: number;
  deadMailDays: number;
}

export interface Expiring {
  table: PgTable;
  key: PgColumn;
  /** When a row was made; null: the table does not know. */
  madeAt: PgColumn | null;
  /** null: none ever. */
  isOver(now: Date, policy: RetentionPolicy, queries: Queries): SQL | undefined | null;
  /** Whether a row is worth getting back: it goes to the quarantine first. */
  isQuarantined: boolean;
  /** Rows live for hours: nearly all of them are always over. */
  isBrief?: true;
  /** Rows of another table that go with these. */
  alongside?: { table: PgTable; of(keys: readonly string[]): SQL };
}

const DAY_MS = 24 * 60 * 60_000;
const SHORTEST_MONTH_MS = 28 * DAY_MS;
/** A user who has not confirmed by then signs up again. */
export const UNCONFIRMED_KEPT_DAYS = 7;
export const AUDIT_KEPT_DAYS = 400;
/** An event of every year can still be compared with the one before. */
export const REGISTRATION_KEPT_DAYS = 400;

/** All that visitors did not find is of use for a season. */
const MISSES_KEPT_DAYS = 90;

/** The changes of a discarded draft can still be looked up for so long. */
const ENDED_DRAFT_KEPT_DAYS = 400;

/** So long after it has expired, the link of an invitation still says what became of it. */
const INVITATION_KEPT_DAYS = 30;

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export const expiring: Readonly<Record<ExpiringName, Expiring>> = {
  applications: {
    table: jobApplication,
    key: jobApplication.id,
    madeAt: jobApplication.receivedAt,
    isOver: (now, { applicationMonths }) =>
      applicationMonths === null ? null : isMonthsOver(jobApplication.receivedAt, now, applicationMonths),
    isQuarantined: true,
    alongside: { table: mail, of: isMailOf },
  },
  registrations: {
    table: registration,
    key: registration.id,
    madeAt: registration.receivedAt,
    isOver: (now) => lt(registration.receivedAt, daysAgo(now, REGISTRATION_KEPT_DAYS)),
    isQuarantined: true,
    alongside: { table: mail, of: isMailOf },
  },
  mails: {
    table: mail,
    key: mail.id,
    madeAt: mail.queuedAt,
    isOver: (now, { mailDays, deadMailDays }) =>
      or(
        and(ne(mail.outcome, 'dead'), lt(mail.endedAt, daysAgo(now, mailDays))),
        and(eq(mail.outcome, 'dead'), lt(mail.endedAt, daysAgo(now, deadMailDays))),
      ),
    isQuarantined: true,
  },
  'content changes': {
    table: contentChange,
    key: contentChange.id,
    madeAt: contentChange.at,
    isOver: (now, { historyMonths }) =>
      historyMonths === null ? null : isMonthsOver(contentChange.at, now, historyMonths),
    isQuarantined: false,
  },
  'ended drafts': {
    table: draft,
    key: draft.id,
    madeAt: draft.begunAt,
    isOver: (now) => lt(draft.endedAt, daysAgo(now, ENDED_DRAFT_KEPT_DAYS)),
    isQuarantined: false,
  },
  'audit entries': {
    table: auditEntry,
    key: auditEntry.id,
    madeAt: auditEntry.at,
    isOver: (now) => lt(auditEntry.at, daysAgo(now, AUDIT_KEPT_DAYS)),
    isQuarantined: true,
  },
  sessions: {
    table: session,
    key: session.id,
    madeAt: session.createdAt,
    isOver: (now) => lt(session.expiresAt, now),
    isQuarantined: false,
  },
  'mailed links': {
    table: accountLink,
    key: accountLink.tokenHash,
    madeAt: null,
    isOver: (now) => lt(accountLink.expiresAt, now),
    isQuarantined: false,
    isBrief: true,
  },
  invitations: {
    table: invitation,
    key: invitation.id,
    madeAt: invitation.invitedAt,
    isOver: (now) => lt(invitation.expiresAt, daysAgo(now, INVITATION_KEPT_DAYS)),
    isQuarantined: false,
  },
  'script tokens': {
    table: scriptToken,
    key: scriptToken.id,
    madeAt: scriptToken.madeAt,
    isOver: (now) => lt(scriptToken.endsAt, now),
    isQuarantined: false,
  },
  'sign-ups': {
    table: user,
    key: user.id,
    madeAt: user.createdAt,
    isOver: (now, _, queries) =>
      and(
        eq(user.emailVerified, false),
        lt(user.updatedAt, daysAgo(now, UNCONFIRMED_KEPT_DAYS)),
        notExists(queries.select().from(accountLink).where(eq(accountLink.userId, user.id))),
      ),
    isQuarantined: false,
  },
  'searches in vain': {
    table: miss,
    key: miss.id,
    madeAt: null,
    isOver: (now) => lt(miss.day, daysAgo(now, MISSES_KEPT_DAYS).toISOString().slice(0, DAY_LENGTH)),
    isQuarantined: false,
  },
  'counted tries': {
    table: attempt,
    key: attempt.key,
    madeAt: null,
    isOver: (now) => lt(attempt.endsAt, now),
    isQuarantined: false,
    isBrief: true,
  },
};

/** The order matters: a sign-up goes once its links have gone. */
export const expiringNames = Object.keys(expiring).filter((name): name is ExpiringName =>
  Object.hasOwn(expiring, name),
);

/** A record of a 31st is over on the last day of a shorter month. */
function isMonthsOver(madeAt: PgColumn, now: Date, months: number): SQL | undefined {
  const end = sql`(${madeAt} at time zone 'UTC') + make_interval(months => ${months}::int)`;
  // Months are counted row by row; the index narrows the rows first.
  return and(lte(madeAt, later(now, -months * SHORTEST_MONTH_MS)), sql`${end} <= ${momentOf(now)} at time zone 'UTC'`);
}
