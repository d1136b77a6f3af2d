import type { Application } from '@millrace/contract/endpoints';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

const received = () => timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow();
/** A hash of the key a form sends with every try of one submit: it makes one record. null: it sent none. */
const submission = () => text('submission_key').unique();
/** A hash of all that was sent under that key, to tell a repeated try from another submit. null: of before there was one. */
const sent = () => text('submission_hash');

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
  },
  (table) => [index('registration_event').on(table.eventSlug), index('registration_email').on(table.email)],
);
