import { z } from 'zod';
import { day } from '../../content/fields.ts';

/** An entry of the audit log: who did what, to what, when and from where. */
const logEntry = z.object({
  id: z.uuid(),
  /** ISO 8601. */
  at: z.string(),
  action: z.string(),
  /** Id of the user who did it; null: nobody who was signed in. */
  actor: z.string().nullable(),
  /** The address of that user; null: nobody, or a user who is gone. */
  actorEmail: z.string().nullable(),
  subject: z.string().nullable(),
  /** The address of the user it was done to; null: it is no user, or one who is gone. */
  subjectEmail: z.string().nullable(),
  /** The network address; null: at the command line, or the person is forgotten. */
  address: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** The newest first. */
export const logPage = z.object({
  entries: z.array(logEntry),
  /** Names the next page; null: this is the last. */
  next: z.string().nullable(),
  /** Every action that the log holds, for the filter. */
  actions: z.array(z.string()),
});

export const logQuery = z.object({
  /** Address or id of the user who did it. */
  who: z.string().trim().max(254).optional(),
  action: z.string().max(60).optional(),
  /** Id of what it was done to. */
  subject: z.string().trim().max(100).optional(),
  /** Days of UTC, both included. */
  from: day.optional(),
  to: day.optional(),
  /** `next` of the page before. */
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});

export type LogEntry = z.output<typeof logEntry>;
export type LogPage = z.output<typeof logPage>;
