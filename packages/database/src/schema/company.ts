import type { Setting } from '@millrace/contract/content';
import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

export const carousel = pgTable('carousel', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  link: text('link').notNull(),
  isExternal: boolean('is_external').notNull(),
  content: storedJson<{ uri: string }>('content').notNull(),
  caption: text('caption').notNull(),
  action: text('action').notNull(),
  modelNumber: text('model_number'),
  isLive: boolean('is_live').notNull(),
  position: integer('position').notNull(),
});

export const setting = pgTable(
  'setting',
  {
    id: integer('id').primaryKey(),
    group: text('group').notNull(),
    key: text('key').notNull(),
    value: storedJson<Setting['value']>('value').notNull(),
    isPublic: boolean('is_public').notNull(),
  },
  (table) => [unique('setting_group_key').on(table.group, table.key)],
);
