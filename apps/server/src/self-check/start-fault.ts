import { DatabaseInUse, DatabaseUnreadable, isDatabaseAway, MigrationFailed } from '@millrace/database';
import { ConfigError } from '../config/read-config.ts';
import { isStorageAway } from '../problems/storage-away.ts';

/** Faults that say themselves what to do. */
const IN_WORDS = [DatabaseInUse, DatabaseUnreadable, MigrationFailed] as const;

/** Returns sentences for a fault of the start that a person can mend; null for any other, which is one of the program. */
export function startFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError) return error.faults.join(' ');
  if (IN_WORDS.some((kind) => error instanceof kind)) return error.message;
  if (isDatabaseAway(error))
    return `The database cannot be asked: ${error.message}. Start it, or put DATABASE_URL right; then start again.`;
  if (isStorageAway(error))
    return `Nothing can be stored: ${error.message}. Make room or make DATA_DIR writable, or set it to another folder; then start again.`;
  return null;
}

/** Something that a start needs: there, or the words of why not. */
export type Tried<Value> = { value: Value; fault: null } | { value: null; fault: string };

/** Waits for what a start needs. A fault of the program is thrown on. */
export async function tried<Value>(work: Promise<Value>): Promise<Tried<Value>> {
  try {
    return { value: await work, fault: null };
  } catch (error) {
    const fault = startFault(error);
    if (fault === null) throw error;
    return { value: null, fault };
  }
}
