import { z } from 'zod';

/** A sort of rows or files that would be deleted, and why a person is asked first. */
const waitingDeletion = z.object({
  what: z.string(),
  due: z.int(),
  /** How many there are of the sort. */
  total: z.int(),
  /** `many`: many at once; `clock`: the clock may be wrong. */
  doubt: z.enum(['many', 'clock']),
  /** ISO 8601. */
  since: z.string(),
  confirmedAt: z.string().nullable(),
});

/** Deletions that wait for a person, and what lies in the quarantine, where everything can be put back. */
export const retention = z.object({
  /** The time by the server's clock; ISO 8601. */
  now: z.string(),
  quarantineDays: z.int(),
  waiting: z.array(waitingDeletion),
  quarantine: z.array(
    z.object({
      /** Table that the rows were in; `file`: files that belonged to nothing. */
      origin: z.string(),
      rows: z.int(),
      /** When the first of them came; ISO 8601. */
      from: z.string().nullable(),
    }),
  ),
});

/** The deletions that were seen to wait: a confirmation covers those and no more. */
export const confirmDeletionsBody = z.strictObject({
  seen: z
    .array(z.strictObject({ what: z.string().max(100), due: z.int() }))
    .min(1)
    .max(50),
});

/** A redirect in force, and how often its old address was asked for: a count alone. */
export const redirectHits = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  hits: z.int(),
  /** YYYY-MM-DD, of UTC; null: nobody has. */
  lastDay: z.string().nullable(),
});

export type Retention = z.output<typeof retention>;
export type RedirectHits = z.output<typeof redirectHits>;
