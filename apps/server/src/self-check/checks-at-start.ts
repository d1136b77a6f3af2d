import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { type Database, type DatabaseFacts, databaseClock, databaseFacts } from '@millrace/database';
import type { Config } from '../config/read-config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Check, Finding } from './self-check.ts';
import type { Tried } from './start-fault.ts';

const MB = 1 << 20;
/** Room for the uploads of a busy minute and for what the database writes ahead. */
const FREE_MIN_MB = 1024;
/** Sessions, links and limits are counted by both clocks. */
const CLOCKS_APART_MS = 60_000;
const POSTGRES_MIN = 15;
/** A zone with summer time: a Node without the data of zones shows every date in UTC. */
const KNOWN_ZONE = 'America/Chicago';

interface CheckedServices {
  config: Pick<Config, 'dataDir' | 'storage' | 'sessionSecret'>;
  /** A sentence about files that other accounts could read; null: none. */
  modes: string | null;
  secret: Tried<string>;
  database: Tried<Pick<Database, 'kind' | 'queries'>>;
  files: Pick<FileStore, 'write' | 'read' | 'remove'>;
  clock(): Date;
  /** Free bytes of the file system that a folder lies on. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** The checks of a start: all of it is looked at, also where one thing alone would refuse the start. */
export function checksAtStart({
  config,
  modes,
  secret,
  database,
  files,
  clock,
  freeBytes = readFree,
}: CheckedServices): Check[] {
  return [
    { what: 'modes', find: async () => (modes === null ? { found: 'private' } : { found: 'repaired', fault: modes }) },
    { what: 'secret', find: async () => had(secret, config.sessionSecret === null ? 'in DATA_DIR' : 'SESSION_SECRET') },
    { what: 'free space', find: async () => freeSpace(config.dataDir, await freeBytes(config.dataDir)) },
    { what: 'time zone', find: async () => timeZone() },
    ...ofDatabase(database, clock),
    { what: 'storage', find: () => storage(files, config.storage.kind) },
  ];
}

/** A database that cannot be opened tells nothing else. */
function ofDatabase({ value: database, fault }: CheckedServices['database'], clock: CheckedServices['clock']): Check[] {
  if (database === null) return [{ what: 'database', find: async () => ({ found: 'not open', fault, isFatal: true }) }];
  let asked: Promise<DatabaseFacts> | undefined;
  const facts = () => {
    asked ??= databaseFacts(database.queries);
    return asked;
  };
  return [
    { what: 'clock', find: async () => clocks(clock(), await databaseClock(database.queries)) },
    { what: 'database', find: async () => version(database.kind, await facts()) },
    { what: 'migrations', find: async () => migrations(await facts()) },
  ];
}

const had = ({ fault }: Tried<unknown>, found: string): Finding =>
  fault === null ? { found } : { found: 'none', fault, isFatal: true };

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function freeSpace(folder: string, bytes: number): Finding {
  const free = Math.floor(bytes / MB);
  if (free >= FREE_MIN_MB) return { found: `${free} MB` };
  const fault = `only ${free} MB are free where ${folder} lies. Forms are refused when it is full: make room for ${FREE_MIN_MB} MB.`;
  return { found: `${free} MB`, fault };
}

function clocks(own: Date, databases: Date): Finding {
  const apart = own.getTime() - databases.getTime();
  const found = own.toISOString();
  if (Math.abs(apart) <= CLOCKS_APART_MS) return { found };
  const minutes = Math.round(Math.abs(apart) / 60_000);
  const side = apart > 0 ? 'ahead of' : 'behind';
  return { found, fault: `this machine's clock is ${minutes} minutes ${side} the database's. Set both by NTP.` };
}

function timeZone(): Finding {
  const found = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: KNOWN_ZONE });
    return { found };
  } catch {
    return {
      found,
      fault: 'this Node has no data of time zones, so dates would be wrong. Use the Node of package.json.',
    };
  }
}

function version(kind: Database['kind'], { version: found, major }: DatabaseFacts): Finding {
  if (major >= POSTGRES_MIN) return { found: `${kind}, PostgreSQL ${found}` };
  return { found, fault: `PostgreSQL ${found} is too old. Use ${POSTGRES_MIN} or newer.`, isFatal: true };
}

function migrations({ migrations: known, unknownMigrations }: DatabaseFacts): Finding {
  if (unknownMigrations === 0) return { found: `${known} applied` };
  const fault =
    `a newer release has changed this database (${unknownMigrations} migrations that this one does not know). ` +
    'Start that release, or restore a backup of before.';
  return { found: `${unknownMigrations} unknown`, fault, isFatal: true };
}

/** Writes, reads and removes a small file, as a résumé would be. */
async function storage(files: CheckedServices['files'], kind: Config['storage']['kind']): Promise<Finding> {
  const key = `self-check/${randomUUID()}.txt`;
  try {
    await files.write(key, Buffer.from(key), 'text/plain');
    const read = await files.read(key);
    await files.remove(key);
    if (read?.toString() === key) return { found: kind };
    return {
      found: kind,
      fault: 'a file that was stored reads back otherwise. Files of applicants are not safe there.',
    };
  } catch (error) {
    return {
      found: kind,
      fault: `no file can be stored: ${firstCause(error)}. Forms with a file are refused until it can.`,
    };
  }
}

/** The words of the system, such as ENOSPC or ECONNREFUSED: those around them name a place within the storage. */
function firstCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return firstCause(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return firstCause(error.errors[0]);
  return error.message || error.name;
}
