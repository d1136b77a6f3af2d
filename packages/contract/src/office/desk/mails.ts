import { z } from 'zod';

/** How many mails were given up. */
export const deadMails = z.object({ dead: z.int() });
export type DeadMails = z.output<typeof deadMails>;

/** `kept`: there is no mail server; `dead`: given up, a dead letter. */
export const mailStates = ['waiting', 'sent', 'kept', 'dead'] as const;
const state = z.enum(mailStates);

/** A mail of the outbox. Moments are ISO 8601. */
const listedMail = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  state,
  queuedAt: z.string(),
  /** When it is tried next; null: it is not. */
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  tries: z.int(),
  /** Why the last try failed; null: none has. */
  lastFault: z.string().nullable(),
});

/** With its words. Links that open doors are left out. null: the words are forgotten once a mail is sent. */
export const staffMail = listedMail.extend({
  letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
});

/** The newest first, and how many there are of each state. */
export const mailPage = z.object({
  items: z.array(listedMail),
  page: z.int(),
  pageSize: z.int(),
  /** Those that the filters leave. */
  total: z.int(),
  counts: z.record(state, z.int()),
});

const PAGE_MAX = 1_000_000;
export const mailsQuery = z.object({
  state: state.optional(),
  /** In the recipient's address. */
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});

export type MailPage = z.output<typeof mailPage>;
export type StaffMail = z.output<typeof staffMail>;
export type ListedMailAnswer = z.output<typeof listedMail>;
