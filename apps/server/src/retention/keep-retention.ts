import { readWaiting, type WaitingDeletion } from '@millrace/database';
import { type RetentionServices, runRetention } from './run-retention.ts';

const MINUTE_MS = 60_000;
/** Not while the server starts. */
export const FIRST_MS = 2 * MINUTE_MS;
export const EVERY_MS = 6 * 60 * MINUTE_MS;
/** A command at a terminal may have confirmed it in a process of its own. */
const LOOK_AGAIN_MS = MINUTE_MS;

export interface Retention {
  /** The deletions that wait for a person, as last read. */
  waiting(): readonly WaitingDeletion[];
  /** Runs now, or returns what the current run returns. */
  run(): Promise<readonly WaitingDeletion[]>;
  /** Stops it and waits for the current run. */
  stop(): Promise<void>;
}

/** Removes from time to time whatever has been kept long enough. */
export async function keepRetention(services: RetentionServices): Promise<Retention> {
  const { database, log } = services;
  let waiting: readonly WaitingDeletion[] = await readWaiting(database.queries);
  let running: Promise<readonly WaitingDeletion[]> | null = null;
  const run = (): Promise<readonly WaitingDeletion[]> => {
    running ??= runRetention(services)
      .then((found) => {
        waiting = found;
        return found;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  const warn = (error: unknown): void => log.warn({ err: error }, 'retention did not run to its end');
  const runOnce = (): void => void run().catch(warn);
  const lookAgain = async (): Promise<void> => {
    if (waiting.length > 0) waiting = await readWaiting(database.queries);
  };
  const timers = [
    setInterval(runOnce, EVERY_MS).unref(),
    setInterval(() => void lookAgain().catch(warn), LOOK_AGAIN_MS).unref(),
  ];
  const first = setTimeout(runOnce, FIRST_MS).unref();
  return {
    waiting: () => waiting,
    run,
    stop: async () => {
      clearTimeout(first);
      for (const timer of timers) clearInterval(timer);
      await running?.catch(warn);
    },
  };
}

/** One line for each deletion that waits, for a person at the terminal, the log or `/readyz`. */
export const waitingLines = (waiting: readonly WaitingDeletion[]): string[] =>
  waiting.map(({ what, due, total, doubt }) => {
    const why = doubt === 'many' ? 'that is many at once' : 'the clock may be wrong';
    return `retention: ${due} of ${total} ${what} wait to be deleted, as ${why}: npm run retention`;
  });
