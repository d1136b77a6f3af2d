import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the embedded database open. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
  readonly code = 'database-in-use';
  readonly directory: string;
  constructor(directory: string) {
    super(
      `The database in ${directory} is open in another process. Stop that process first, set DATA_DIR to another ` +
        'directory, or set DATABASE_URL to a PostgreSQL server that several processes can share.',
    );
    this.directory = directory;
  }
}

/**
 * Holds the directory for this process: two processes that write one embedded database lose each other's rows. An
 * exclusive SQLite transaction is a lock that the system frees when the process dies. Returns a function that releases
 * it.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(path.join(directory, 'lock.sqlite'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DatabaseInUse(directory);
    throw error;
  }
  return () => lock.close();
}

/** SQLITE_BUSY. */
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5;
