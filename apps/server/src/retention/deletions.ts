import {
  confirmWaiting,
  type Database,
  listQuarantine,
  type QuarantineLine,
  readWaiting,
  recordAudit,
  restoreQuarantine,
  type WaitingDeletion,
} from '@millrace/database';
import type { ActBy } from '../console/act-by.ts';

export interface DeletionServices {
  database: Pick<Database, 'queries'>;
  /** Runs retention now. Returns what still waits. */
  run(): Promise<readonly WaitingDeletion[]>;
}

/** The part of the waiting deletions that somebody has seen. */
export type SeenDeletion = Pick<WaitingDeletion, 'what' | 'due'>;

/** Deletions that wait for a person, and the quarantine, for office and terminal. */
export function deletions({ database: { queries }, run }: DeletionServices) {
  return {
    waiting: (): Promise<WaitingDeletion[]> => readWaiting(queries),
    quarantine: (): Promise<QuarantineLine[]> => listQuarantine(queries),

    /**
     * Lets the deletions that wait go on. It covers the findings of the last run, which were shown, and no more: null where `seen` is not
     * what waits now. Returns what waited, and what still does.
     */
    confirm: async (
      now: Date,
      by: ActBy,
      seen?: readonly SeenDeletion[],
    ): Promise<{ waited: WaitingDeletion[]; left: readonly WaitingDeletion[] } | null> => {
      const waited = await queries.transaction(async (tx) => {
        const waiting = await readWaiting(tx);
        if (seen !== undefined && inOneLine(seen) !== inOneLine(waiting)) return null;
        if (waiting.length === 0) return waiting;
        await confirmWaiting(tx, now);
        const facts = Object.fromEntries(waiting.map(({ what, due }) => [what, due]));
        await recordAudit(tx, { action: 'deletions-confirmed', ...by, subject: null, facts });
        return waiting;
      });
      if (waited === null) return null;
      return { waited, left: waited.length === 0 ? [] : await run() };
    },

    /** Puts everything in the quarantine back. Returns how many rows of each origin. */
    restore: (by: ActBy): Promise<Record<string, number>> =>
      queries.transaction(async (tx) => {
        const restored = await restoreQuarantine(tx);
        if (Object.keys(restored).length > 0)
          await recordAudit(tx, { action: 'quarantine-restored', ...by, subject: null, facts: restored });
        return restored;
      }),
  };
}

const inOneLine = (found: readonly SeenDeletion[]): string =>
  found
    .map(({ what, due }) => `${what} ${due}`)
    .toSorted()
    .join('\n');
