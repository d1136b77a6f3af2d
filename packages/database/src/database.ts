import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** Drizzle, the same for a database and for a transaction: inside a transaction use only what it hands you. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  /** 'embedded': PGlite within this process; 'server': PostgreSQL, shared with other nodes. */
  readonly kind: 'embedded' | 'server';
  readonly queries: Queries;
  /** Words for a person on why nothing is stored until the next start; absent: what is stored is kept. */
  readonly readsOnly?: string;
  /**
   * Calls back with every revision published from now on, by this or any other node, and with what `announcePublishing` says of one that is
   * about to come, which may be missed. Returns a function that stops it.
   */
  listen(
    onRevision: (revision: number) => void,
    onPublishing?: (announcement: string) => void,
  ): Promise<() => Promise<void>>;
  /**
   * Calls back whenever mails were queued by this or any other node, and when that may have been missed. Returns a
   * function that stops it.
   */
  listenForMail(onQueued: () => void): Promise<() => Promise<void>>;
  /**
   * Calls back with the id of every draft that was changed or has ended, by this or any other node; null: any may have been missed.
   * Returns a function that stops it.
   */
  listenForDrafts(onChanged: (draftId: string | null) => void): Promise<() => Promise<void>>;
  /** Calls back with what `announceForm` says on this or any other node; some of it may be missed. Returns a function that stops it. */
  listenForForms(onSaid: (said: string) => void): Promise<() => Promise<void>>;
  /** Finishes what runs, leaves the files whole and frees them. */
  close(): Promise<void>;
}
