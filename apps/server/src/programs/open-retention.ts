import { privateSettingsFrom } from '@millrace/contract/private-settings';
import {
  countOldMeasurements,
  countOldRedirectUses,
  type Database,
  databaseClock,
  forgetMeasurements,
  forgetRedirectUses,
  type RetentionPolicy,
  readSettings,
  resumesOnRecord,
  uploadKeys,
} from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { keepMonths } from '../careers/keep-months.ts';
import { reportMissingResumes, strayFiles } from '../careers/sweep-resumes.ts';
import type { FileStore } from '../files/file-store.ts';
import { forgottenUploads, strayUploads } from '../media/stray-uploads.ts';
import { emptyQuarantine } from '../retention/empty-quarantine.ts';
import { expiredRows } from '../retention/expired-rows.ts';
import type { DeletionJob, RetentionServices } from '../retention/run-retention.ts';

export interface RetentionOptions {
  database: Pick<Database, 'queries'>;
  files: FileStore;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  clock?: () => Date;
  databaseNow?: () => Promise<Date>;
}

/** Counts of visits past their time: of nobody, so no quarantine. */
const oldMeasurements = (database: Pick<Database, 'queries'>): DeletionJob => ({
  what: 'measurements',
  count: (now) => countOldMeasurements(database, now),
  remove: (now) => forgetMeasurements(database, now),
});

/** Old addresses that nobody asks for any more. */
const oldRedirectUses = (database: Pick<Database, 'queries'>): DeletionJob => ({
  what: 'uses of redirects',
  count: (now) => countOldRedirectUses(database, now),
  remove: (now) => forgetRedirectUses(database, now),
});

/** Everything of the server that expires, with how long it is kept. */
export function retentionServices({
  database,
  files,
  log,
  clock = () => new Date(),
  databaseNow = () => databaseClock(database.queries),
}: RetentionOptions): RetentionServices {
  const { queries } = database;
  return {
    database,
    jobs: async () => [
      ...expiredRows(database, await policy()),
      strayFiles({ database, files }),
      forgottenUploads({ database, files }),
      strayUploads({ database, files }),
      oldMeasurements(database),
      oldRedirectUses(database),
    ],
    emptyQuarantine: async (now) => {
      await emptyQuarantine({ database, files, filesOnRecord, log })(now);
      await reportMissingResumes({ database, files }, log);
    },
    log,
    clock,
    databaseClock: databaseNow,
  };

  async function filesOnRecord(): Promise<Set<string>> {
    return new Set([...(await resumesOnRecord(queries)).keys(), ...(await uploadKeys(queries))]);
  }

  async function policy(): Promise<RetentionPolicy> {
    const rows = await readSettings(queries);
    const settings = privateSettingsFrom(rows);
    const applicationMonths = keepMonths(rows, 'hr.keepApplicationsMonths');
    if (applicationMonths === null)
      log.warn({}, 'applications are kept: the setting hr.keepApplicationsMonths is no whole number of months');
    const historyMonths = keepMonths(rows, 'history.keepMonths');
    if (historyMonths === null)
      log.warn({}, 'history is kept: the setting history.keepMonths is no whole number of months');
    return {
      applicationMonths,
      historyMonths,
      mailDays: settings['mail.keepDays'],
      deadMailDays: settings['mail.keepDeadDays'],
    };
  }
}
