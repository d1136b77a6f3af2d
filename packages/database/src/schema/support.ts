import type { FaqStep, Image, Video } from '@millrace/contract/content';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

export const faq = pgTable('faq', {
  id: integer('id').primaryKey(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  link: text('link'),
  isLive: boolean('is_live').notNull(),
  isSupport: boolean('is_support').notNull(),
  video: storedJson<Video>('video'),
  image: storedJson<Image>('image'),
  steps: storedJson<FaqStep[]>('steps').notNull(),
  position: integer('position').notNull(),
});

export const supportVideo = pgTable('support_video', {
  id: integer('id').primaryKey(),
  category: text('category').notNull(),
  name: text('name').notNull(),
  /** Id on the outside video host. */
  uri: text('uri').notNull(),
  poster: text('poster'),
  uploadDate: date('upload_date', { mode: 'string' }),
  isLive: boolean('is_live').notNull(),
  position: integer('position').notNull(),
});
