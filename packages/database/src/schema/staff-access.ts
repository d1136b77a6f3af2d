import type { StaffRole } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** 'accepted': the person is in; 'taken-back': by an admin, or another invitation of the same address took its place. */
export type InvitationOutcome = 'accepted' | 'taken-back';

/** Invitations to the office. Those that ended stay for a while, so that their links can say what became of them. */
export const invitation = pgTable(
  'invitation',
  {
    id: uuid('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** In the order of `staffRoles`. */
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    /** The admin who invited: good as long as they are one. */
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A hash of the link's token, which is in the mail alone. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedAt: moment('invited_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    timesSent: integer('times_sent').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** null: it can be followed until it expires. */
    outcome: text('outcome').$type<InvitationOutcome>(),
  },
  (table) => [
    uniqueIndex('invitation_open').on(table.email).where(sql`outcome is null`),
    index('invitation_end').on(table.expiresAt),
  ],
);

/** Tokens by which scripts make calls of the office, in the name of the admin who made them and as long as they are one. */
export const scriptToken = pgTable(
  'script_token',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** A hash of the token, which was shown once. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The names of the calls it may make. */
    calls: text('calls').array().notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    madeAt: moment('made_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** To five minutes. */
    usedAt: moment('used_at'),
  },
  (table) => [index('script_token_end').on(table.endsAt)],
);
