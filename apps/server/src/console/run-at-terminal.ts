import { type Database, openDatabase } from '@millrace/database';
import pino from 'pino';
import { refuseForeignFolder } from '../config/data-folder.ts';
import { keepFilesPrivate } from '../config/private-files.ts';
import { type Config, ConfigError, readConfig } from '../config/read-config.ts';
import { askConsole, ServerStopped } from './ask-console.ts';
import { faultWords } from './fault-words.ts';
import type { ConsoleCommand, Said } from './open-console.ts';

interface AtTerminal {
  name: string;
  words: readonly string[];
  /** The command over a database, where no server runs that has it open. */
  open(database: Database, config: Config): ConsoleCommand;
}

/**
 * Does a command from a terminal, also while the server runs: the embedded database has room for one process, so there the server does
 * it.
 */
export async function runAtTerminal({ name, words, open }: AtTerminal): Promise<Said> {
  try {
    keepFilesPrivate();
    const config = readConfig(process.env);
    const fromServer = config.databaseUrl === null ? await askConsole(config.dataDir, name, words) : null;
    return fromServer ?? (await onDatabase(config, (database) => open(database, config)(words)));
  } catch (error) {
    const words = error instanceof ConfigError || error instanceof ServerStopped ? error.message : faultWords(error);
    if (words === null) throw error;
    return { lines: [words], exitCode: 1 };
  }
}

async function onDatabase(
  { dataDir, databaseUrl }: Config,
  work: (database: Database) => ReturnType<ConsoleCommand>,
): Promise<Said> {
  await refuseForeignFolder(dataDir);
  const log = pino({ level: 'warn' });
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
