import { type Database, recordRedirectUses } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { eachMinute } from '../counting/each-minute.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

export interface RedirectUses {
  /** Counts one request for an old address, folded as the snapshot has it. */
  note(from: string): void;
  /** Writes what was counted since the last time; what cannot be written now is written next time. */
  write(): Promise<void>;
  /** Writes for the last time. */
  stop(): Promise<void>;
}

interface RedirectUsesOptions {
  database: Pick<Database, 'queries'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock?: () => Date;
}

/**
 * Counts how often each old address is asked for: in memory, written each minute. There is one count for each row of `redirects`, and it
 * says nothing of who asked.
 */
export function redirectUses({ database, log, clock = () => new Date() }: RedirectUsesOptions): RedirectUses {
  let hits = new Map<string, number>();
  const add = (from: string, count: number): void => void hits.set(from, (hits.get(from) ?? 0) + count);
  const write = async (): Promise<void> => {
    const written = hits;
    if (written.size === 0) return;
    hits = new Map();
    try {
      await recordRedirectUses(database, clock().toISOString().slice(0, DAY_LENGTH), written);
    } catch (error) {
      for (const [from, count] of written) add(from, count);
      log.warn({ err: error }, 'uses of redirects were not written');
    }
  };
  return {
    note: (from) => add(from, 1),
    write,
    stop: eachMinute(write),
  };
}
