import {
  countExpired,
  type Database,
  type ExpiringName,
  expiring,
  expiringNames,
  type RetentionPolicy,
  removeExpired,
} from '@millrace/database';
import type { DeletionJob } from './run-retention.ts';

/** Removed in one transaction: the embedded database does nothing else meanwhile. */
const AT_ONCE = 100;

/** The jobs that remove rows whose time is over, one for each sort. */
export function expiredRows({ queries }: Pick<Database, 'queries'>, policy: RetentionPolicy): DeletionJob[] {
  return expiringNames.map((what) => ({
    what,
    isBrief: expiring[what].isBrief ?? false,
    count: (now) => countExpired(queries, what, now, policy),
    remove: (now) => removeAll(what, now),
  }));

  async function removeAll(what: ExpiringName, now: Date): Promise<number> {
    let sum = 0;
    for (;;) {
      const removed = await removeExpired(queries, what, { now, policy, limit: AT_ONCE });
      // null: another node is at it.
      sum += removed ?? 0;
      if (removed === null || removed < AT_ONCE) return sum;
    }
  }
}
