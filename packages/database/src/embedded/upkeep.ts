import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../log.ts';
import { settleAlarm } from './settle-alarm.ts';

/** The embedded database neither checkpoints nor vacuums by itself. */
const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 6 * 60 * 60_000;

export interface Upkeep {
  /** Does the work that is due at `now`; without writes since the last time, it settles the alarm alone. */
  run(now: number): Promise<void>;
  stop(): void;
}

/** Checkpoints and vacuums the embedded database now and then, and vacuums soon after the first writing. */
export function keepUp(client: PGlite, log: Log): Upkeep {
  let written = '';
  let vacuumedAt = Number.NEGATIVE_INFINITY;
  const run = async (now: number) => {
    await settleAlarm(client);
    const next = await writtenSoFar(client);
    if (next === written) return;
    await client.exec('checkpoint');
    if (now - vacuumedAt >= VACUUM_EVERY_MS) {
      await client.exec('vacuum (analyze)');
      vacuumedAt = now;
    }
    written = await writtenSoFar(client);
  };
  const timer = setInterval(
    () => run(Date.now()).catch((error: unknown) => log.error({ err: error }, 'the database could not be tidied up')),
    CHECKPOINT_EVERY_MS,
  );
  timer.unref();
  return { run, stop: () => clearInterval(timer) };
}

/** The next transaction that writes; the write-ahead log moves on reading too. */
async function writtenSoFar(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return rows[0]?.next ?? '';
}
