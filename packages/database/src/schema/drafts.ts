import type { ContentKind } from '@millrace/contract/content';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A row as somebody typed it, sound or not; null: there is none. */
const typedRow = (name: string) => storedJson<TypedRow>(name);
export type TypedRow = Readonly<Record<string, unknown>>;

export type DraftState = 'open' | 'scheduled' | 'published' | 'discarded';

/** A time at which a scheduled draft was not published, in ISO 8601, and why. */
export interface NotPublished {
  at: string;
  reasons: string[];
}

/** A named set of changes over the content in force. */
export const draft = pgTable(
  'draft',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    state: text('state').$type<DraftState>().notNull(),
    /** Ids of users; no reference, as a draft outlives an account. */
    begunBy: text('begun_by'),
    begunAt: moment('begun_at').notNull().defaultNow(),
    /** The revision that its changes were last carried over to. */
    baseRevision: integer('base_revision').notNull(),
    publishAt: moment('publish_at'),
    /** The revision whose inverse it began with. */
    takesBack: integer('takes_back'),
    /** Of a scheduled one: whose right it is published by, and the note of that revision. */
    scheduledBy: text('scheduled_by'),
    publishNote: text('publish_note'),
    /** The schedule did not publish it: for when it was, and why, in sentences. Until it is scheduled again or ends. */
    notPublished: storedJson<NotPublished>('not_published'),
    /** A node publishes it until then at the latest; afterwards another may try. */
    claimedUntil: moment('claimed_until'),
    /** When it was published or discarded. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('draft_ended').on(table.endedAt)],
);

const ofDraft = () =>
  uuid('draft_id')
    .notNull()
    .references(() => draft.id, { onDelete: 'cascade' });

/** The subject of a conflict, as `@millrace/drafts` states it. */
export interface StoredConflict {
  path: readonly (string | Readonly<Record<string, unknown>>)[];
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

/** One row as a draft would have it. */
export const draftChange = pgTable(
  'draft_change',
  {
    draftId: ofDraft(),
    kind: text('kind').$type<ContentKind>().notNull(),
    rowId: integer('row_id').notNull(),
    /** null: removed. */
    row: typedRow('row'),
    /** The row in force that it was made from, or was last carried over to; null: it is new. */
    base: typedRow('base'),
    version: integer('version').notNull(),
    /** Values that a newer revision changed otherwise, until it is decided. */
    conflicts: storedJson<StoredConflict[]>('conflicts').notNull(),
    changedBy: text('changed_by'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.kind, table.rowId] })],
);

/** A change by hand, one that takes a step back, one that does again what was taken back, and one carried over to a newer revision. */
export type StepDeed = 'write' | 'undo' | 'redo' | 'carry';

/** Each write of an open draft: its versions, and what is taken back. They go when the draft ends. */
export const draftStep = pgTable(
  'draft_step',
  {
    draftId: ofDraft(),
    /** 1, 2, 3 … within the draft. */
    place: integer('place').notNull(),
    kind: text('kind').$type<ContentKind>().notNull(),
    rowId: integer('row_id').notNull(),
    /** The version of the row that it made. */
    version: integer('version').notNull(),
    before: typedRow('before'),
    after: typedRow('after'),
    /** null: the server, which carried the change over to a new revision. */
    madeBy: text('made_by'),
    madeAt: moment('made_at').notNull().defaultNow(),
    deed: text('deed').$type<StepDeed>().notNull().default('write'),
    /** It was taken back; a step that takes back was done again. */
    isDone: boolean('is_done').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.place] }),
    index('draft_step_row').on(table.draftId, table.kind, table.rowId, table.version),
  ],
);

/** The outcome of a write for one row, as it was answered; the row itself is in the steps. */
export interface StoredOutcome {
  kind: ContentKind;
  id: number;
  /** The version that the answer had, such as `d7`. */
  version: string;
  outcome: 'saved' | 'merged' | 'conflict';
  merged: string[];
  /** Absent: the write was answered before this was told. */
  mergedOfOthers?: string[];
  conflicts: StoredConflict[];
  theirsBy: string | null;
  theirsAt: string | null;
}

/** A write of an open draft that its writer gave a key: one that comes again is answered as it was first. They go when the draft ends. */
export const draftWrite = pgTable(
  'draft_write',
  {
    draftId: ofDraft(),
    key: uuid('key').notNull(),
    madeBy: text('made_by'),
    /** SHA-256 of the changes that were asked for, in hex. */
    hash: text('hash').notNull(),
    outcomes: storedJson<StoredOutcome[]>('outcomes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.key] })],
);

/** A link to the preview of a draft for somebody without an account. Its key is known to whoever has the link; here is a hash. */
export const previewLink = pgTable(
  'preview_link',
  {
    id: uuid('id').primaryKey(),
    draftId: ofDraft(),
    keyHash: text('key_hash').notNull().unique(),
    note: text('note').notNull(),
    /** The customer that the site is seen as; null: a visitor without an account. */
    customerId: integer('customer_id'),
    madeBy: text('made_by'),
    madeAt: moment('made_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('preview_link_draft').on(table.draftId)],
);

/** A row before and after one revision; null: there was none, or it was removed. The first revision has none: it is all of the content. */
export const contentChange = pgTable(
  'content_change',
  {
    id: uuid('id').primaryKey(),
    revision: integer('revision').notNull(),
    kind: text('kind').$type<ContentKind>().notNull(),
    rowId: integer('row_id').notNull(),
    before: typedRow('before'),
    after: typedRow('after'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('content_change_revision').on(table.revision),
    index('content_change_row').on(table.kind, table.rowId, table.revision),
    index('content_change_at').on(table.at),
  ],
);

/** The highest id that a row of content ever had or was given; one row. No counter of PostgreSQL: those are in no backup. */
export const lastRowId = pgTable('last_row_id', {
  id: integer('id').primaryKey(),
  last: integer('last').notNull(),
});
