import { BackupRefused, type Database, openDatabase } from '@millrace/database';
import pino from 'pino';
import { refuseForeignFolder } from '../config/data-folder.ts';
import { keepFilesPrivate } from '../config/private-files.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { databaseFaultWords } from '../console/fault-words.ts';
import { isFromSystem } from '../problems/is-from-system.ts';

type Work = (database: Database, file: string) => Promise<number>;

/** Opens the environment's database, works on the file of the command line, and prints what was done. */
export async function runBackupCommand(usage: string, done: string, work: Work, open = openDatabase): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) return fail(`Name the file: ${usage}`);
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
    fail(databaseFaultWords(error) ?? wordsOf(error));
  }
}

/** The message of a fault of the environment, the backup or its file; the stack of one of the program. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected: boolean = error instanceof ConfigError || error instanceof BackupRefused || isFromSystem(error);
  return isExpected ? error.message : (error.stack ?? error.message);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
