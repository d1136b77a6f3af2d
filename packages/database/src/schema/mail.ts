import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

/** An application is read from its record when the mail is written. */
export interface ApplicationMail {
  applicationId: string;
  position: string;
  name: string;
  hasResume: boolean;
}

/** A registration as it is on record, and the event as it was then. */
export interface RegistrationMail {
  event: { slug: string; name: string; dates: string; startsOn: string; endsOn: string };
  person: { firstName: string; lastName: string; phone: string; email: string; totalAttending: number; notes: string };
}

/** Words that staff wrote to an applicant; lines between empty ones are paragraphs. */
export interface ApplicationAnswerMail {
  applicationId: string;
  subject: string;
  text: string;
}

export interface RegistrationCancelledMail {
  eventName: string;
  firstName: string;
  lastName: string;
}

/** A draft whose time came, and that was not published. */
export interface NotPublishedMail {
  draftId: string;
  name: string;
  /** The time it was scheduled for, in words and in the company's time zone. */
  at: string;
  /** Why not: whole sentences. */
  reasons: string[];
}

/** A change of the second factors of an account. */
export interface FactorChange {
  change: 'added' | 'removed' | 'reset' | 'codes-made';
  /** The one that was added or removed. */
  factor?: 'authenticator' | 'passkey';
  /** In words, who did it; null: the owner of the account. */
  by: string | null;
  /** The network address; null: at a terminal. */
  from: string | null;
  /** ISO 8601. */
  at: string;
}

/** Roles of a user of the office, by commas; '': none. */
export interface RolesChangedMail {
  roles: string;
  before: string;
  /** In words. */
  by: string;
  /** ISO 8601. */
  at: string;
}

/** An invitation to the office that was accepted. */
export interface AcceptedMail {
  name: string;
  email: string;
  /** By commas. */
  roles: string;
  how: 'password' | 'provider';
  /** The network address. */
  from: string;
  /** ISO 8601. */
  at: string;
}

/** The data that each kind of mail needs. Links are whole addresses, made from `PUBLIC_URL`. */
export interface MailData {
  /** To a person who signed up: the link confirms the address. */
  'confirm-email': { link: string };
  /** To the owner of an address with which somebody tried to sign up again. */
  'address-known': { signInLink: string; resetLink: string };
  /** To a person who forgot a password: the link leads to a new one. */
  'reset-password': { link: string };
  /** To somebody who is invited to the office: the link leads there. `roles` by commas. */
  'office-invitation': { link: string; name: string; invitedBy: string; roles: string };
  /** To the owner of an account. */
  'factor-changed': FactorChange;
  /** To the user. */
  'roles-changed': RolesChangedMail;
  /** To the owner of the address that was invited. */
  'office-joined': AcceptedMail;
  /** To who invited. */
  'invitation-accepted': AcceptedMail;
  /** To an applicant: a copy of the record. */
  'application-copy': ApplicationMail;
  /** To the staff who hire. */
  'application-notice': ApplicationMail;
  /** To an applicant: words of staff. */
  'application-answer': ApplicationAnswerMail;
  /** To a person who registered for an event. */
  'registration-copy': RegistrationMail;
  /** To the host of the event. */
  'registration-notice': RegistrationMail;
  /** To a person whose registration staff cancelled. */
  'registration-cancelled': RegistrationCancelledMail;
  /** To who scheduled a draft that was not published. */
  'draft-not-published': NotPublishedMail;
}
export type MailKind = keyof MailData;

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The outbox: mails in the same transaction as their records, and their outcome. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** One address: a mail to several people is several mails, each sent or not by itself. */
    recipient: text('recipient').notNull(),
    /** null once sent: it holds links that open doors. */
    data: storedJson<MailData[MailKind]>('data'),
    /** A second mail under the same key is not queued. Names its record, with which it is deleted. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** Given at the first try, the same at every other. Without angle brackets. */
    messageId: text('message_id'),
    queuedAt: moment('queued_at').notNull().defaultNow(),
    /** When it is tried next; while a worker has it in hand, when its lease runs out. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Of the worker that has it in hand. */
    lease: uuid('lease'),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed. */
    lastFault: text('last_fault'),
    /** null while it waits. */
    outcome: text('outcome').$type<MailOutcome>(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('mail_due').on(table.dueAt).where(sql`outcome is null`),
    index('mail_ended').on(table.endedAt),
    index('mail_queued').on(table.queuedAt),
  ],
);

/** 'sent': a mail server took it; 'kept': there is none, it is read with `npm run mails`; 'dead': given up, a dead letter. */
export type MailOutcome = 'sent' | 'kept' | 'dead';
