import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { compileOnce } from './compile-once.ts';
import { DatabaseUnreadable, readingCopyWords } from './database-unreadable.ts';
import { DatabaseInUse, lockDirectory } from './directory-lock.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { makeFolder, renameFolder } from './flush-files.ts';
import { startPglite, startReadingCopy } from './start-pglite.ts';
import { keepUp } from './upkeep.ts';
import { type AskedDisk, whyNoWrites } from './why-no-writes.ts';

/**
 * Opens PGlite on `dataDir`/database, durable and for this process alone. A database on a disk that takes nothing is opened for reading,
 * as a copy in memory. Throws `DatabaseInUse` when another process has it open, and `DatabaseUnreadable` when its files cannot be used.
 */
export async function openEmbedded(dataDir: string, log: Log, disk?: AskedDisk): Promise<Database> {
  const directory = path.resolve(dataDir);
  const files = path.join(directory, 'database');
  const fault = isDatabase(files) ? whyNoWrites(directory, disk) : null;
  if (fault !== null) return openForReading(directory, files, fault);
  const unlock = lockFolder(directory);
  try {
    const client = await openFiles(directory, log);
    const upkeep = keepUp(client, log);
    const database = await embeddedDatabase(client);
    const close = async () => {
      upkeep.stop();
      await database.close();
      unlock();
    };
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PostgreSQL names its release in a file of each of its folders. */
const isDatabase = (files: string): boolean => fs.existsSync(path.join(files, 'PG_VERSION'));

async function openForReading(directory: string, files: string, fault: unknown): Promise<Database> {
  const unlock = lockIfPossible(directory);
  try {
    const client = await startReadingCopy(files);
    const database = await embeddedDatabase(client);
    await client.exec('set default_transaction_read_only = on');
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, close, readsOnly: readingCopyWords(files, fault) };
  } catch (error) {
    unlock();
    throw new DatabaseUnreadable(files, error);
  }
}

/** A lock needs a disk that takes it; where there is none, nobody writes either. */
function lockIfPossible(directory: string): () => void {
  try {
    return lockDirectory(directory);
  } catch (error) {
    if (error instanceof DatabaseInUse) throw error;
    return () => undefined;
  }
}

function lockFolder(directory: string): () => void {
  try {
    makeFolder(directory);
    return lockDirectory(directory);
  } catch (error) {
    throw error instanceof DatabaseInUse ? error : new DatabaseUnreadable(directory, error);
  }
}

/** A first start that is cut off leaves a directory PostgreSQL can never open, so it is made under another name. */
async function openFiles(directory: string, log: Log): Promise<PGlite> {
  const files = path.join(directory, 'database');
  if (!fs.existsSync(files)) {
    log.info({ directory: files }, 'making the embedded database');
    const unfinished = `${files}.unfinished`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    try {
      await promisify(execFile)(process.execPath, [...compileOnce, makeFiles, unfinished]);
      renameFolder(unfinished, files);
    } catch (error) {
      throw new DatabaseUnreadable(files, error);
    }
  }
  return startFiles(files);
}

/** Started on a folder that is no database, PGlite would fill it. */
async function startFiles(files: string): Promise<PGlite> {
  try {
    fs.accessSync(path.join(files, 'PG_VERSION'));
    return await startPglite(files);
  } catch (error) {
    throw new DatabaseUnreadable(files, error);
  }
}

const makeFiles = fileURLToPath(new URL('./make-files.ts', import.meta.url));
