import { readApplication, resumesOnRecord } from '@millrace/database';
import { UNFINISHED } from '../files/durable-disk.ts';
import { RESUMES } from './application-command.ts';
import type { TidyServices } from './forget-applications.ts';

/** A file exists before its record: a younger one may be about to get one. */
const DAY_MS = 24 * 60 * 60_000;
/** So many files without a record are left by accidents; more of them than records are left by a database that is not theirs. */
export const STRAYS_MAX = 20;
const NAMED_MAX = 20;

/**
 * Removes files of submits that never became a record, and reports records that lack their file. Running it twice does
 * no harm.
 */
export async function sweepResumes({ database: { queries }, files, log, clock }: TidyServices): Promise<void> {
  const stored = new Map<string, Date>();
  for (const folder of [RESUMES, UNFINISHED])
    for await (const { key, storedAt } of files.list(folder)) stored.set(key, storedAt);
  // Read after the files were listed: a file that was there then, and is a day old, has its record by now or never.
  const onRecord = await resumesOnRecord(queries);
  const isOld = (at: Date): boolean => clock().getTime() - at.getTime() >= DAY_MS;
  const strays = [...stored].flatMap(([key, at]) => (isOld(at) && !onRecord.has(key) ? [key] : []));
  if (strays.length > STRAYS_MAX && strays.length > onRecord.size)
    log.warn(
      { files: strays.length, applications: onRecord.size },
      'résumés without an application are left alone, they are too many: is this the database that belongs to these files?',
    );
  else {
    for (const key of strays) await files.remove(key);
    if (strays.length > 0) log.info({ files: strays.length }, 'files without an application were removed');
  }
  const missing: string[] = [];
  for (const [key, id] of onRecord) if (!stored.has(key) && (await isMissing(key, id))) missing.push(id);
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
