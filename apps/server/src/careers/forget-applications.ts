import { type Database, forgetOldApplications, readSettings } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { keepMonths } from './keep-months.ts';

export interface TidyServices {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'read' | 'remove' | 'list'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  clock(): Date;
}

/** Deleted in one transaction: the embedded database does nothing else meanwhile. */
const AT_ONCE = 100;

/**
 * Deletes the applications whose time is over for good: the records with their mails first, then their files. A file that cannot be
 * removed now is one without a record, and goes with those.
 */
export async function forgetApplications({ database, files, log, clock }: TidyServices): Promise<void> {
  const months = keepMonths(await readSettings(database.queries));
  if (months === null)
    return log.warn({}, 'applications are kept: the setting hr.keepApplicationsMonths is no whole number of months');
  const sum = { applications: 0, mails: 0, files: 0 };
  for (;;) {
    const gone = await forgetOldApplications(database, { keepMonths: months, now: clock(), limit: AT_ONCE });
    // Another node is at it.
    if (gone === null) break;
    for (const key of gone.resumeKeys) if (await removed(key)) sum.files += 1;
    sum.applications += gone.ids.length;
    sum.mails += gone.mails;
    if (gone.ids.length < AT_ONCE) break;
  }
  if (sum.applications > 0) log.info({ ...sum, months }, 'applications were deleted: their time was over');

  async function removed(key: string): Promise<boolean> {
    try {
      await files.remove(key);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the file of a deleted application could not be removed; it is tried again');
      return false;
    }
  }
}
