import { type Database, DatabaseInUse, openDatabase } from '@millrace/database';
import pino from 'pino';
import { type Config, ConfigError, readConfig } from './config/read-config.ts';
import { askConsole } from './console/ask-console.ts';
import type { ConsoleCommand, Said } from './console/open-console.ts';
import { openMailsCommand } from './mail/open-mail.ts';

/** `npm run mails`: the outbox at a terminal, also while the server runs. */
const said = await answer(process.argv.slice(2));
for (const line of said.lines) (said.exitCode === 0 ? console.log : console.error)(line);
process.exitCode = said.exitCode;

async function answer(words: readonly string[]): Promise<Said> {
  try {
    const config = readConfig(process.env);
    // The embedded database has room for one process: where the server runs, it answers.
    const fromServer = config.databaseUrl === null ? await askConsole(config.dataDir, 'mails', words) : null;
    return fromServer ?? (await onDatabase(config, (database) => openMailsCommand(database, config.publicUrl)(words)));
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseInUse) return { lines: [error.message], exitCode: 1 };
    throw error;
  }
}

async function onDatabase(
  { dataDir, databaseUrl }: Config,
  work: (database: Database) => ReturnType<ConsoleCommand>,
): Promise<Said> {
  const log = pino({ level: 'warn' });
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
