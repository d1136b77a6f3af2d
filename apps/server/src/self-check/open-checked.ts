import { type Database, openDatabase } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { refuseForeignFolder } from '../config/data-folder.ts';
import { closeToOthers, keepFilesPrivate, privacyWords } from '../config/private-files.ts';
import type { Config } from '../config/read-config.ts';
import { sessionSecret } from '../config/session-secret.ts';
import { type FileStore, openFileStore } from '../files/file-store.ts';
import { checksAtStart } from './checks-at-start.ts';
import { StartRefused, selfCheck } from './self-check.ts';
import { tried } from './start-fault.ts';

interface OpenChecked {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'storage' | 'sessionSecret'>;
  log: FastifyBaseLogger;
  /** Shows the faults to a person at the terminal. */
  say(line: string): void;
}

interface Opened {
  database: Database;
  /** Signs sessions and the work of the bot check. */
  secret: string;
  files: FileStore;
}

/**
 * Opens what every start needs and looks at all of it, so that a person reads every fault at once. Throws `StartRefused` with all of them
 * where the site cannot run, and `ConfigError` for a folder of something else, in which nothing is touched.
 */
export async function openChecked({ config, log, say }: OpenChecked): Promise<Opened> {
  keepFilesPrivate();
  await refuseForeignFolder(config.dataDir);
  const modes = privacyWords(config.dataDir, await closeToOthers(config.dataDir));
  const database = await tried(
    openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl ?? undefined, log }),
  );
  try {
    const secret = await tried(sessionSecret(config));
    const files = await openFileStore(config.storage);
    const checks = checksAtStart({ config, modes, secret, database, files, clock: () => new Date() });
    const { facts, faults } = await selfCheck(checks);
    log.info(facts, 'self-check');
    const told = [
      ...(database.value?.readsOnly === undefined ? [] : [`database: ${database.value.readsOnly}`]),
      ...faults,
    ];
    for (const fault of told) {
      say(`Self-check: ${fault}`);
      log.warn({}, `self-check: ${fault}`);
    }
    if (database.value === null || secret.value === null) throw new StartRefused(told.join('\n'));
    return { database: database.value, secret: secret.value, files };
  } catch (error) {
    await database.value?.close();
    throw error;
  }
}
