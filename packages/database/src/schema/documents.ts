import type { DocumentType } from '@millrace/contract/content';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const document = pgTable('document', {
  id: integer('id').primaryKey(),
  docType: text('doc_type').$type<DocumentType>().notNull(),
  docNumber: text('doc_number').notNull(),
  revision: text('revision'),
  revisedOn: date('revised_on', { mode: 'string' }),
  supersedes: text('supersedes'),
  name: text('name').notNull(),
  uri: text('uri').notNull(),
  type: integer('type').notNull(),
  supportCategory: text('support_category'),
  isLive: boolean('is_live').notNull(),
  position: integer('position').notNull(),
});

export const siteDocument = pgTable('site_document', {
  id: integer('id').primaryKey(),
  category: text('category').notNull(),
  name: text('name').notNull(),
  uri: text('uri').notNull(),
  filename: text('filename').notNull(),
  htmlContent: text('html_content'),
  isLive: boolean('is_live').notNull(),
  position: integer('position').notNull(),
});
