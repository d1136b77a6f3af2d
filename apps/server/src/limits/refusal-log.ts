import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '@millrace/contract';
import { type AuditAction, type Database, keepRefusals, type RefusalFold } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { eachMinute } from '../counting/each-minute.ts';
import { networkOf } from './network-of.ts';

const HOUR_MS = 60 * 60_000;
/** Entries of one hour, on one node; further networks share an entry for each kind. */
export const ENTRIES_PER_HOUR = 200;

/** The refusals worth an entry, by kind: someone may be trying what they may not. */
const kindOf: Partial<Record<RefusalCode, AuditAction>> = {
  'not-signed-in': 'refused-by-rights',
  'not-allowed': 'refused-by-rights',
  'too-many': 'refused-by-limit',
  'bot-check-failed': 'refused-by-bot-check',
};

export interface RefusalLog {
  /** Counts a refusal, where it is of a kind that is logged. */
  note(code: RefusalCode, address: string): void;
  /** Writes what was counted since the last time. */
  write(): Promise<void>;
  /** Writes for the last time. */
  stop(): Promise<void>;
}

interface RefusalLogOptions {
  database: Pick<Database, 'queries'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock?: () => Date;
}

/**
 * Refusals in the audit log, one entry for each network, kind and hour with how many there were: a flood of refusals
 * writes no more rows than a few. Counted in memory and written each minute.
 */
export function refusalLog({ database, log, clock = () => new Date() }: RefusalLogOptions): RefusalLog {
  let hour = Number.NaN;
  let folds = new Map<string, RefusalFold & { isWritten: boolean }>();
  const write = async (): Promise<void> => {
    const changed = [...folds.values()].filter(({ isWritten }) => !isWritten);
    for (const fold of changed) fold.isWritten = true;
    try {
      await keepRefusals(database.queries, changed);
    } catch (error) {
      for (const fold of changed) fold.isWritten = false;
      log.warn({ err: error }, 'refusals were not written into the audit log');
    }
  };
  const beginHour = (now: number): void => {
    if (hour === now) return;
    void write();
    hour = now;
    folds = new Map();
  };
  return {
    note: (code, address) => {
      const action = kindOf[code];
      if (action === undefined) return;
      const at = clock();
      beginHour(Math.floor(at.getTime() / HOUR_MS));
      const own = `${action} ${networkOf(address)}`;
      const isOwn = folds.has(own) || folds.size < ENTRIES_PER_HOUR;
      const key = isOwn ? own : action;
      const fold = folds.get(key) ?? {
        id: randomUUID(),
        at,
        action,
        network: isOwn ? networkOf(address) : null,
        refusals: 0,
        isWritten: false,
      };
      folds.set(key, { ...fold, refusals: fold.refusals + 1, isWritten: false });
    },
    write,
    stop: eachMinute(write),
  };
}
