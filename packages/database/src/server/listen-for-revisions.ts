import pg from 'pg';
import type { Queries } from '../database.ts';
import type { Log } from '../log.ts';
import { latestRevision, REVISION_CHANNEL } from '../revision.ts';

export const RECONNECT_AFTER_MS = 1000;

interface Listening {
  connectionString: string;
  queries: Queries;
  log: Log;
  onRevision: (revision: number) => void;
}

/**
 * Hears of new revisions on a connection of its own. When that is lost it connects again and asks for the revision in force,
 * so that one published meanwhile is not missed. Answers how to stop.
 */
export async function listenForRevisions(listening: Listening): Promise<() => Promise<void>> {
  const { queries, log, onRevision } = listening;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect(listening, reconnectSoon);

  function reconnectSoon(): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reconnect().catch((error: unknown) => {
        log.warn({ err: error }, 'the database does not answer; trying again to hear of new revisions');
        reconnectSoon();
      });
    }, RECONNECT_AFTER_MS);
  }

  async function reconnect(): Promise<void> {
    client = await connect(listening, reconnectSoon);
    if (stopped) return client.end();
    try {
      const latest = await latestRevision(queries);
      if (latest !== undefined) onRevision(latest.revision);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end();
  };
}

async function connect({ connectionString, log, onRevision }: Listening, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', (error) => log.warn({ err: error }, 'the connection that hears of new revisions was lost'));
  client.on('notification', ({ payload }) => onRevision(Number(payload)));
  await client.connect();
  client.on('end', onLost);
  await client.query(`listen ${REVISION_CHANNEL}`);
  return client;
}
