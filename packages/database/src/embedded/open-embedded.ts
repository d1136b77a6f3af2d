import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { compileOnce } from './compile-once.ts';
import { lockDirectory } from './directory-lock.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { makeFolder, renameFolder } from './flush-files.ts';
import { startPglite } from './start-pglite.ts';
import { keepUp } from './upkeep.ts';

/** Opens PGlite on `dataDir`/database, durable and for this process alone. */
export async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const directory = path.resolve(dataDir);
  makeFolder(directory);
  const unlock = lockDirectory(directory);
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

/** A first start that is cut off leaves a directory PostgreSQL can never open, so it is made under another name. */
async function openFiles(directory: string, log: Log): Promise<PGlite> {
  const files = path.join(directory, 'database');
  if (!fs.existsSync(files)) {
    log.info({ directory: files }, 'making the embedded database');
    const unfinished = `${files}.unfinished`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    await promisify(execFile)(process.execPath, [...compileOnce, makeFiles, unfinished]);
    renameFolder(unfinished, files);
  }
  return startPglite(files);
}

const makeFiles = fileURLToPath(new URL('./make-files.ts', import.meta.url));
