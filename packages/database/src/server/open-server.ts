import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { latestRevision, REVISION_CHANNEL } from '../content/revision.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { migrationsFolder } from '../migrations.ts';
import { OUTBOX_CHANNEL } from '../outbox/queue-mail.ts';
import * as schema from '../schema/index.ts';
import { type Channel, listenToChannel } from './listen-to-channel.ts';

/** Any number that nothing else locks: held while one node brings the tables up to date. */
const MIGRATION_LOCK = 7_204_118;
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/** Opens a pool of connections to a PostgreSQL server. */
export async function openServer(connectionString: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'));
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
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
    listen: (onRevision) =>
      listen({
        channel: REVISION_CHANNEL,
        onPayload: (payload) => onRevision(Number(payload)),
        onReconnected: async () => {
          const latest = await latestRevision(queries);
          if (latest !== undefined) onRevision(latest.revision);
        },
      }),
    listenForMail: (onQueued) =>
      listen({ channel: OUTBOX_CHANNEL, onPayload: onQueued, onReconnected: async () => onQueued() }),
    close: async () => {
      for (const stop of [...listeners]) await stop();
      await pool.end();
    },
  };
}

/** Nodes that start together take turns; a lock of the session goes with its connection. */
async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client: connection }), { migrationsFolder });
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    connection.release();
  } catch (error) {
    connection.release(true);
    throw error;
  }
}
