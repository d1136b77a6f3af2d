import pg from 'pg';
import type { Log } from '../log.ts';

const RECONNECT_AFTER_MS = 1000;

export interface Channel {
  channel: string;
  onPayload(payload: string): void;
  /** Connected again: something may have been announced meanwhile. */
  onReconnected(): Promise<void>;
}

interface Listening extends Channel {
  connectionString: string;
  log: Log;
}

/**
 * Listens for announcements on a connection of its own. When that is lost it connects again and reports it, so that no
 * announcement is missed. Returns a function that stops it.
 */
export async function listenToChannel(listening: Listening): Promise<() => Promise<void>> {
  const { channel, log, onReconnected } = listening;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect(listening, reconnectSoon);

  function reconnectSoon(): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reconnect().catch((error: unknown) => {
        log.warn({ err: error, channel }, 'the database does not answer; trying again to hear of news');
        reconnectSoon();
      });
    }, RECONNECT_AFTER_MS);
  }

  async function reconnect(): Promise<void> {
    client = await connect(listening, reconnectSoon);
    if (stopped) return client.end();
    try {
      await onReconnected();
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

async function connect(listening: Listening, onLost: () => void): Promise<pg.Client> {
  const { connectionString, channel, log, onPayload } = listening;
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', (error) => log.warn({ err: error, channel }, 'the connection that hears of news was lost'));
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  await client.connect();
  client.on('end', onLost);
  await client.query(`listen ${channel}`);
  return client;
}
