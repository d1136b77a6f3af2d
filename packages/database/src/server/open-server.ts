import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { latestRevision, REVISION_CHANNEL, revisionHeard } from '../content/revision.ts';
import type { Database } from '../database.ts';
import { DRAFT_CHANNEL } from '../drafts/draft-store.ts';
import { FORM_CHANNEL } from '../drafts/open-forms.ts';
import type { Log } from '../log.ts';
import { migrating, migrationsFolder } from '../migrations.ts';
import { OUTBOX_CHANNEL } from '../outbox/queue-mail.ts';
import * as schema from '../schema/index.ts';
import { type Channel, listenToChannel } from './listen-to-channel.ts';
import { watchPool } from './watch-pool.ts';

/** Any number that nothing else locks: held while one node brings the tables up to date. */
const MIGRATION_LOCK = 7_204_118;
const CONNECTIONS = 10;
/** A server that is there but frozen is noticed after this time, in ms. */
const SILENCE_MS = 5000;
/** The part of it that a connection, new or given back, may take. */
const CONNECT_SHARE = 0.9;
const START_TIMEOUT_MS = 10_000;
/** No statement of ours takes this long; one that waits for a lock may. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A backup writes to its file between two statements. */
const IDLE_IN_TRANSACTION_MS = 5 * 60_000;

/** Opens a pool of connections to a PostgreSQL server. */
export async function openServer(
  connectionString: string,
  { log, silenceMs = SILENCE_MS }: { log: Log; silenceMs?: number | undefined },
): Promise<Database> {
  await bringUpToDate(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: silenceMs * CONNECT_SHARE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  watchPool(pool, { connectionString, silenceMs, log });
  const queries = drizzle({ client: pool, schema });
  const listeners = new Set<() => Promise<void>>();
  const listen = async (channel: Channel) => {
    const end = await listenToChannel({ connectionString, log, ...channel });
    const stop = async () => {
      if (listeners.delete(stop)) await end();
    };
    listeners.add(stop);
    return stop;
  };
  return {
    kind: 'server',
    queries,
    listen: (onRevision, onPublishing) =>
      listen({
        channel: REVISION_CHANNEL,
        onPayload: revisionHeard(onRevision, onPublishing),
        onReconnected: async () => {
          const latest = await latestRevision(queries);
          if (latest !== undefined) onRevision(latest.revision);
        },
      }),
    listenForMail: (onQueued) =>
      listen({ channel: OUTBOX_CHANNEL, onPayload: onQueued, onReconnected: async () => onQueued() }),
    listenForDrafts: (onChanged) =>
      listen({ channel: DRAFT_CHANNEL, onPayload: onChanged, onReconnected: async () => onChanged(null) }),
    listenForForms: (onSaid) =>
      listen({ channel: FORM_CHANNEL, onPayload: onSaid, onReconnected: () => Promise.resolve() }),
    close: async () => {
      for (const stop of [...listeners]) await stop();
      await pool.end();
    },
  };
}

/** Nodes that start together take turns; a lock of the session goes with its connection. A migration takes as long as it takes. */
async function bringUpToDate(connectionString: string): Promise<void> {
  const connection = new pg.Client({ connectionString, connectionTimeoutMillis: START_TIMEOUT_MS });
  await connection.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrating(migrate(drizzle({ client: connection }), { migrationsFolder }));
  } finally {
    await connection.end();
  }
}
