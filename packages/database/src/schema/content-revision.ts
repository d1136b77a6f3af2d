import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row for each time content was published; the highest revision is in force. */
export const contentRevision = pgTable('content_revision', {
  revision: integer('revision').primaryKey(),
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** The publisher, such as 'demo' or 'office'. */
  source: text('source').notNull(),
  /** Id of the user who published; null: the command line, or a start. */
  madeBy: text('made_by'),
  /** The draft it was; null: another door. */
  draftId: uuid('draft_id'),
  note: text('note').notNull().default(''),
  /** How many rows it changed. The history has fewer where it is over; the first publication has none. */
  changeCount: integer('change_count').notNull().default(0),
  /** The revision whose inverse its draft began with. */
  takesBack: integer('takes_back'),
  /** The schedule published it, at the time that was set. */
  isScheduled: boolean('is_scheduled').notNull().default(false),
});
