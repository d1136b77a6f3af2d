import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
