import { type Database, deleteQuarantined, endsOfQuarantine } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '../files/file-store.ts';

const DAY_MS = 24 * 60 * 60_000;
export const QUARANTINE_DAYS = 30;
const AT_ONCE = 100;

interface QuarantineServices {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'remove'>;
  /** The keys of files that records name. */
  filesOnRecord(): Promise<Pick<ReadonlySet<string>, 'has'>>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Deletes for good what has been in the quarantine long enough: the file first, then its row, so that a file that cannot be removed
 * now is tried again. A file that has found its record since stays.
 */
export const emptyQuarantine =
  ({ database: { queries }, files, filesOnRecord, log }: QuarantineServices) =>
  async (now: Date): Promise<void> => {
    const until = new Date(now.getTime() - QUARANTINE_DAYS * DAY_MS);
    let sum = 0;
    for (;;) {
      const ends = await endsOfQuarantine(queries, until, AT_ONCE);
      if (ends.length === 0) break;
      const kept = await filesOnRecord();
      const gone: string[] = [];
      for (const { id, file } of ends) if (file === null || kept.has(file) || (await removed(file))) gone.push(id);
      await deleteQuarantined(queries, gone);
      sum += gone.length;
      if (gone.length < AT_ONCE) break;
    }
    if (sum > 0) log.info({ removed: sum }, 'rows and files of the quarantine were deleted for good');

    async function removed(file: string): Promise<boolean> {
      try {
        await files.remove(file);
        return true;
      } catch (error) {
        log.warn({ err: error }, 'a file of the quarantine could not be removed; it is tried again');
        return false;
      }
    }
  };
