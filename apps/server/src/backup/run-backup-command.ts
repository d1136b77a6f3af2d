import {
  BackupRefused,
  type Database,
  DatabaseInUse,
  DatabaseUnreadable,
  MigrationFailed,
  openDatabase,
} from '@millrace/database';
import pino from 'pino';
import { refuseForeignFolder } from '../config/data-folder.ts';
import { keepFilesPrivate } from '../config/private-files.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { isFromSystem } from '../problems/is-from-system.ts';

type Work = (database: Database, file: string) => Promise<number>;

/** Opens the environment's database, works on the file of the command line, and prints what was done. */
export async function runBackupCommand(usage: string, done: string, work: Work, open = openDatabase): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) return fail(`Name the file: ${usage}`);
  try {
    keepFilesPrivate();
    const { dataDir, databaseUrl } = readConfig(process.env);
    await refuseForeignFolder(dataDir);
    const log = pino({ level: 'warn' });
    const database = await open({ dataDir, databaseUrl: databaseUrl ?? undefined, log });
    try {
      console.log(`${done} ${await work(database, file)} rows, ${file}`);
    } finally {
      await database.close();
    }
  } catch (error) {
    fail(isExpected(error) ? error.message : String(error instanceof Error ? error.stack : error));
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DatabaseInUse ||
  error instanceof DatabaseUnreadable ||
  error instanceof MigrationFailed ||
  error instanceof BackupRefused ||
  isFromSystem(error);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
