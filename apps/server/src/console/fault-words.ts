import { DatabaseInUse, DatabaseUnreadable, isDatabaseAway, MigrationFailed } from '@millrace/database';
import { isStorageAway } from '../problems/storage-away.ts';

/** Faults that say themselves what to do. */
const IN_WORDS = [DatabaseInUse, DatabaseUnreadable, MigrationFailed] as const;

/** Returns sentences for a fault of the database or the disk that a person can mend; null for any other. */
export function faultWords(error: unknown): string | null {
  const words = databaseFaultWords(error);
  if (words !== null || !isStorageAway(error)) return words;
  return `Nothing can be stored: ${reasonOf(error)}. Make room or make DATA_DIR writable, or set it to another folder; then try again.`;
}

/** The same for faults of the database alone. */
export function databaseFaultWords(error: unknown): string | null {
  if (error instanceof Error && IN_WORDS.some((kind) => error instanceof kind)) return error.message;
  if (!isDatabaseAway(error)) return null;
  return `The database cannot be asked: ${reasonOf(error)}. Start it, or put DATABASE_URL right; then try again.`;
}

/** Returns what the system or the driver said: an error around it holds a query, and one of several addresses holds no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
