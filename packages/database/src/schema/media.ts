import type { FocalPoint } from '@millrace/contract/content';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

/** The kind of content: what lies at an address, as it is published. */
export const mediaFile = pgTable('media_file', {
  id: integer('id').primaryKey(),
  uri: text('uri').notNull(),
  file: text('file'),
  alt: text('alt').notNull(),
  focus: storedJson<FocalPoint>('focus'),
});

/** Bytes that staff sent. Content and drafts name them by their hash; what nobody names goes after a day. */
export const upload = pgTable('upload', {
  /** SHA-256 of the bytes, in hex. */
  file: text('file').primaryKey(),
  /** Under which the store has them: never the same twice. */
  key: text('key').notNull(),
  /** The ending that belongs to the type, such as `png`. */
  type: text('type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** Of a picture, in pixels. */
  width: integer('width'),
  height: integer('height'),
  /** Id of the user; no reference, as a file outlives an account. */
  uploadedBy: text('uploaded_by'),
  /** When somebody last sent these bytes, or placed them in a draft. */
  uploadedAt: timestamp('uploaded_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
