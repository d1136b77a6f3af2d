import {
  type Database,
  type ExpiredCount,
  filesInQuarantine,
  quarantineFiles,
  readApplication,
  resumesOnRecord,
} from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { UNFINISHED } from '../files/durable-disk.ts';
import type { FileStore } from '../files/file-store.ts';
import type { DeletionJob } from '../retention/run-retention.ts';
import { RESUMES } from './application-command.ts';

export interface SweepServices {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'read' | 'remove' | 'list'>;
}

/** A file exists before its record: a younger one may be about to get one. */
const DAY_MS = 24 * 60 * 60_000;
const NAMED_MAX = 20;

interface Found extends ExpiredCount {
  strays: string[];
}

/** Files of submits that never became a record. Whole ones go to the quarantine, those cut off while they came are removed. */
export function strayFiles({ database: { queries }, files }: SweepServices): DeletionJob {
  return {
    what: 'files without an application',
    count: find,
    remove: async (now) => {
      const { strays } = await find(now);
      const whole = strays.filter((key) => !isUnfinished(key));
      await quarantineFiles(queries, whole, now);
      for (const key of strays.filter(isUnfinished)) await files.remove(key);
      return strays.length;
    },
  };

  async function find(now: Date): Promise<Found> {
    const stored: { key: string; storedAt: Date }[] = [];
    for (const folder of [RESUMES, UNFINISHED]) for await (const file of files.list(folder)) stored.push(file);
    // Read after the files were listed: a file that was there then, and is a day old, has its record by now or never.
    const [onRecord, inQuarantine] = [await resumesOnRecord(queries), await filesInQuarantine(queries)];
    const isStray = ({ key, storedAt }: { key: string; storedAt: Date }): boolean =>
      now.getTime() - storedAt.getTime() >= DAY_MS && !onRecord.has(key) && !inQuarantine.has(key);
    const strays = stored.filter(isStray).map(({ key }) => key);
    const newest = stored.reduce((latest, { storedAt }) => Math.max(latest, storedAt.getTime()), 0);
    return { strays, due: strays.length, total: stored.length, newest: newest === 0 ? null : new Date(newest) };
  }
}

const isUnfinished = (key: string): boolean => key.startsWith(`${UNFINISHED}/`);

/** Reports records whose file is missing. */
export async function reportMissingResumes(
  { database: { queries }, files }: SweepServices,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const stored = new Set<string>();
  for await (const { key } of files.list(RESUMES)) stored.add(key);
  const missing: string[] = [];
  for (const [key, id] of await resumesOnRecord(queries))
    if (!stored.has(key) && (await isMissing(key, id))) missing.push(id);
  if (missing.length > 0)
    log.warn(
      { count: missing.length, applications: missing.slice(0, NAMED_MAX) },
      'applications are on record whose résumé is missing',
    );

  /** It may have come since, or have gone with its record. */
  async function isMissing(key: string, id: string): Promise<boolean> {
    return (await files.read(key)) === null && (await readApplication(queries, id)) !== undefined;
  }
}
