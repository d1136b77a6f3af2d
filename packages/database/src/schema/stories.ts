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

export const event = pgTable('event', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  dates: text('dates').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  registrationDeadline: date('registration_deadline', { mode: 'string' }),
  isOpen: boolean('is_open').notNull(),
  closedNote: text('closed_note').notNull(),
  attendingMax: integer('attending_max').notNull(),
  places: integer('places'),
  notesMax: integer('notes_max').notNull(),
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
