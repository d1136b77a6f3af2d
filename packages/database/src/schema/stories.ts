import type { Job } from '@millrace/contract/content';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

export const post = pgTable('post', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  postDate: date('post_date', { mode: 'string' }).notNull(),
  htmlContent: text('html_content').notNull(),
  isLive: boolean('is_live').notNull(),
});

export const job = pgTable('job', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  type: text('type').$type<Job['type']>().notNull(),
  postDate: date('post_date', { mode: 'string' }).notNull(),
  description: text('description').notNull(),
  tasks: storedJson<Job['tasks']>('tasks').notNull(),
  details: storedJson<Job['details']>('details').notNull(),
  skills: storedJson<Job['skills']>('skills').notNull(),
  questions: storedJson<Job['questions']>('questions').notNull(),
  isLive: boolean('is_live').notNull(),
});
