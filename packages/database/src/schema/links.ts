import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An address outside that the content leads to, and what was heard from there: of no person. */
export const outsideLink = pgTable(
  'outside_link',
  {
    address: text('address').primaryKey(),
    /** Nobody asks before; whoever asks moves it first. */
    dueAt: moment('due_at').notNull(),
    checkedAt: moment('checked_at'),
    /** How often in a row it did not answer; 0: it answered last time, or was never asked. */
    failures: integer('failures').notNull().default(0),
    /** When it first did not answer, of these. */
    failingSince: moment('failing_since'),
    /** Why it did not answer last time: a word, such as `not-found`. */
    fault: text('fault'),
  },
  (table) => [index('outside_link_due').on(table.dueAt)],
);
