import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * Views and actions of visitors who agreed, counted by day: no times, no one person's path. '' stands for an absent
 * value.
 */
export const measurement = pgTable(
  'analytics_event',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    action: text('action').notNull(),
    label: text('label').notNull(),
    count: integer('count').notNull(),
    /** Sum of the reported values. */
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.name, table.category, table.action, table.label] })],
);

/** `vain-search`: words that found nothing; `wrong-number`: a number of which a cell does not fit. */
export type MissKind = 'vain-search' | 'wrong-number';

/** All that visitors looked for and did not find, counted by day. Of no person: rare words never come here (decision 212). */
export const miss = pgTable(
  'visitor_miss',
  {
    id: uuid('id').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<MissKind>().notNull(),
    /** Folded. */
    words: text('words').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    unique('visitor_miss_once').on(table.day, table.kind, table.words),
    index('visitor_miss_day').on(table.day),
  ],
);
