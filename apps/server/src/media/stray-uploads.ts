import {
  countForgottenUploads,
  type Database,
  filesInQuarantine,
  quarantineFiles,
  quarantineUploads,
  uploadKeys,
} from '@millrace/database';
import type { FileStore } from '../files/file-store.ts';
import type { DeletionJob } from '../retention/run-retention.ts';
import { UPLOADS } from './uploads/upload-store.ts';

interface Services {
  database: Pick<Database, 'queries'>;
  files: Pick<FileStore, 'list'>;
}

/** A file is there before its record, and an upload before the draft that names it. */
const DAY_MS = 24 * 60 * 60_000;
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Uploads that no content, no draft and no history names. */
export const forgottenUploads = ({ database: { queries } }: Services): DeletionJob => ({
  what: 'uploads that nothing names',
  count: (now) => countForgottenUploads(queries, dayBefore(now)),
  remove: (now) => quarantineUploads(queries, dayBefore(now), now),
});

/** Bytes of uploads that were never recorded: their process was killed. */
export function strayUploads({ database: { queries }, files }: Services): DeletionJob {
  const find = async (now: Date) => {
    const stored: { key: string; storedAt: Date }[] = [];
    for await (const file of files.list(UPLOADS)) stored.push(file);
    // Read after the files were listed: a file that was there then, and is a day old, has its record by now or never.
    const [onRecord, inQuarantine] = [await uploadKeys(queries), await filesInQuarantine(queries)];
    const strays = stored.filter(
      ({ key, storedAt }) => storedAt < dayBefore(now) && !onRecord.has(key) && !inQuarantine.has(key),
    );
    const newest = stored.reduce((latest, { storedAt }) => Math.max(latest, storedAt.getTime()), 0);
    return {
      keys: strays.map(({ key }) => key),
      due: strays.length,
      total: stored.length,
      newest: newest === 0 ? null : new Date(newest),
    };
  };
  return {
    what: 'uploaded bytes without a record',
    count: find,
    remove: async (now) => {
      const { keys } = await find(now);
      await quarantineFiles(queries, keys, now);
      return keys.length;
    },
  };
}
