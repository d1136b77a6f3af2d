import pg from 'pg';
import type { Log } from '../log.ts';

/** Of the time that a server may be silent: after this part of it a second connection asks whether the server is still there … */
const LOOK_AFTER_SHARE = 0.4;
/** … and it is away when it has not answered for this part. The rest is what timers are late. */
const LOOK_FOR_SHARE = 0.5;
const LOOK_STEPS = 10;

interface Watch {
  connectionString: string;
  /** A server that does not answer for this time, in ms, is away. */
  silenceMs: number;
  log: Log;
}

/**
 * Watches connections in use: while one takes long, a second one asks whether the server still answers. When it does not, as when it is
 * frozen or cut off, the connection is cut, and its question fails. Also keeps a lost connection from ending the process, or from being
 * counted as in use for ever.
 */
export function watchPool(pool: pg.Pool, { connectionString, silenceMs, log }: Watch): void {
  let looking: Promise<boolean> | null = null;
  const answers = (): Promise<boolean> => {
    looking ??= answersInTime(connectionString, silenceMs * LOOK_FOR_SHARE).finally(() => {
      looking = null;
    });
    return looking;
  };
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'));
  const inUse = new Map<pg.PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const timer = setInterval(() => {
      void answers().then((isThere) => {
        if (isThere || !inUse.has(client)) return;
        log.warn({}, 'the database does not answer; a connection to it is cut');
        cut(client);
      });
    }, silenceMs * LOOK_AFTER_SHARE).unref();
    const lost = (): void => client.release(true);
    inUse.set(client, () => {
      clearInterval(timer);
      client.off('error', lost);
    });
    client.on('error', lost);
    // The pool gives it its `release` only after this.
    queueMicrotask(() => releaseOnce(client, () => inUse.has(client)));
  });
  pool.on('release', (_error, client) => {
    inUse.get(client)?.();
    inUse.delete(client);
  });
}

/** Drizzle does not give a connection back whose `begin` failed: it is given back when it is lost, and then not twice. */
function releaseOnce(client: pg.PoolClient, isInUse: () => boolean): void {
  const release = client.release.bind(client);
  client.release = (error) => {
    if (isInUse()) release(error);
  };
}

/** The driver has no word for it: `end` says good-bye to the server and waits for its answer. */
function cut(client: pg.ClientBase): void {
  const stream: unknown = Reflect.get(Object(Reflect.get(client, 'connection')), 'stream');
  const destroy: unknown = Reflect.get(Object(stream), 'destroy');
  if (typeof destroy !== 'function') throw new Error("pg has changed: a connection's stream is not where it was.");
  destroy.call(stream, new Error('Connection terminated: the database does not answer.'));
}

/** A server that refuses with a word of its own is there, unless it says that it is starting or stopping. */
async function answersInTime(connectionString: string, lookForMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  const stopWaiting = afterTimeAwake(lookForMs, () => cut(client));
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && !(error.code ?? '').startsWith('57P');
  } finally {
    stopWaiting();
    void client.end().catch(() => undefined);
  }
}

/**
 * Calls `then` after the time of a look, counted in steps of which each is followed by a reading of the sockets: while this process
 * stood still itself, as on a busy machine, the server is not the one that was late. Returns what stops it.
 */
function afterTimeAwake(lookForMs: number, then: () => void): () => void {
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    if (steps < LOOK_STEPS) return;
    clearInterval(timer);
    then();
  }, lookForMs / LOOK_STEPS);
  return () => clearInterval(timer);
}
