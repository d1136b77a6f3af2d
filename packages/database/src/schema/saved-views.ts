import type { ContentKind } from '@millrace/contract/content';
import type { ImportMapping, ListView } from '@millrace/contract/office';
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { storedJson } from './stored-json.ts';

/** Views of the office's lists, as a user keeps them: they go with the user. */
export const savedView = pgTable(
  'saved_view',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Of the making of a device: it names a view within its user and kind alone. */
    id: uuid('id').notNull(),
    kind: text('kind').$type<ContentKind>().notNull(),
    name: text('name').notNull(),
    view: storedJson<ListView>('view').notNull(),
    /** Goes up with each change. */
    version: integer('version').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.id] }),
    uniqueIndex('saved_view_name').on(table.userId, table.kind, table.name),
  ],
);

/** Mappings of sheets that staff keep under a name, for all of them. */
export const importMapping = pgTable('import_mapping', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  mapping: storedJson<ImportMapping>('mapping').notNull(),
  /** Id of a user; no reference, as a mapping outlives an account. */
  keptBy: text('kept_by'),
  keptAt: timestamp('kept_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
