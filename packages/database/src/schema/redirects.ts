import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const redirect = pgTable('redirect', {
  id: integer('id').primaryKey(),
  from: text('from_path').notNull(),
  to: text('to_address').notNull(),
  status: integer('status').$type<301 | 302>().notNull(),
  note: text('note'),
});

/** How often an old address was asked for, and when first and last: one row for each address, of no person. */
export const redirectUse = pgTable('redirect_use', {
  /** Folded, so that it is the same over changes of its row. */
  from: text('from_path').primaryKey(),
  hits: bigint('hits', { mode: 'number' }).notNull(),
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
});
