import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedJson } from './stored-json.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Runs of retention that believed their clock: the next one judges its own clock by the last of them. */
export const retentionRun = pgTable(
  'retention_run',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    /** How many rows or files of each sort went. */
    removed: storedJson<Record<string, number>>('removed').notNull(),
  },
  (table) => [index('retention_run_at').on(table.at)],
);

/** A deletion is doubted because so much would go, or because of the clock. */
export type DeletionDoubt = 'many' | 'clock';

/** Deletions that wait until a person confirms them. */
export const waitingDeletion = pgTable('waiting_deletion', {
  /** The sort of rows or files, such as `applications`. */
  what: text('what').primaryKey(),
  due: integer('due').notNull(),
  total: integer('total').notNull(),
  doubt: text('doubt').$type<DeletionDoubt>().notNull(),
  since: moment('since').notNull(),
  confirmedAt: moment('confirmed_at'),
});

/** Rows and files whose time is over, for the last days before they are deleted. No call of the server reads them. */
export const quarantinedRow = pgTable(
  'quarantined_row',
  {
    id: uuid('id').primaryKey(),
    /** The table it was in; `file`: a file that belonged to no record. */
    origin: text('origin').notNull(),
    /** The whole row as PostgreSQL writes it, or the key of the file. */
    row: storedJson<Record<string, unknown>>('row').notNull(),
    quarantinedAt: moment('quarantined_at').notNull(),
  },
  (table) => [index('quarantined_row_at').on(table.quarantinedAt)],
);
