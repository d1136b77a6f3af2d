import type { Application } from '@millrace/contract/endpoints';
import type { ApplicationStatus } from '@millrace/contract/office';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

const received = () => timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow();
/** A hash of the key a form sends with every try of one submit: it makes one record. null: it sent none. */
const submission = () => text('submission_key').unique();
/** A hash of all that was sent under that key, to tell a repeated try from another submit. null: of before there was one. */
const sent = () => text('submission_hash');

/** A note of staff, or a mail to the applicant. */
export interface StoredNote {
  kind: 'note' | 'mail';
  /** ISO 8601. */
  at: string;
  /** Id of the user; null: nobody who was signed in. */
  by: string | null;
  subject: string;
  text: string;
}

/**
 * Applications of job seekers. Read by `hr` and `admin` only, each time with an entry in the audit log; deleted after
 * their time.
 */
export const jobApplication = pgTable(
  'job_application',
  {
    id: uuid('id').primaryKey(),
    submissionKey: submission(),
    submissionHash: sent(),
    receivedAt: received(),
    /** In lower case, to find the data of one person. */
    email: text('email').notNull(),
    /** All that was sent, but for the bot check's token. */
    data: storedJson<Application>('data').notNull(),
    /** The key of the résumé, apart from public files. */
    resumeKey: text('resume_key'),
    /** Its type, judged by its content. */
    resumeType: text('resume_type'),
    resumeBytes: integer('resume_bytes'),
    status: text('status').$type<ApplicationStatus>().notNull().default('new'),
    /**
     * All that staff wrote about it and to the applicant, the oldest first. In the row, so that it is kept, exported and deleted with it.
     */
    notes: storedJson<StoredNote[]>('notes').notNull().default([]),
  },
  (table) => [index('job_application_received').on(table.receivedAt), index('job_application_email').on(table.email)],
);

/** People who come to an event. Content is replaced as a whole, so the event is named, not referred to. */
export const registration = pgTable(
  'registration',
  {
    id: uuid('id').primaryKey(),
    submissionKey: submission(),
    submissionHash: sent(),
    receivedAt: received(),
    eventSlug: text('event_slug').notNull(),
    eventName: text('event_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    totalAttending: integer('total_attending').notNull(),
    notes: text('notes').notNull(),
    /** null: in force. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('registration_event').on(table.eventSlug), index('registration_email').on(table.email)],
);
