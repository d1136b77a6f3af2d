import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from '@millrace/database';

export type CommitPoint = 'before-commit' | 'after-commit';

/**
 * A database whose transactions wait at two points: with everything written but not committed, and committed but not known to who asked.
 * A response that does not wait for its commit comes in the first wait, always.
 */
export function holdAtCommit<Opened extends Database>(
  database: Opened,
  hold: (point: CommitPoint) => Promise<void>,
): Opened {
  const { queries } = database;
  const transaction: typeof queries.transaction = async (work, config) => {
    const result = await queries.transaction(async (tx) => {
      const done = await work(tx);
      await hold('before-commit');
      return done;
    }, config);
    await hold('after-commit');
    return result;
  };
  return { ...database, queries: Object.assign(Object.create(queries), { transaction }) };
}

const TURNS = 50;
const MS = 50;

/** Long enough for a response that waits for nothing to be sent, also in a busy process. */
export async function aMoment(): Promise<void> {
  await setTimeout(MS);
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
}
