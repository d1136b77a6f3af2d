import { currentRevision, type Database, readContent } from '@millrace/database';
import type { ContentReader } from './content-holder.ts';

/** The content the database has published. */
export function databaseContent(database: Database): ContentReader {
  return {
    revision: async () => {
      const revision = await currentRevision(database);
      return revision === 0 ? null : revision;
    },
    read: () => readContent(database),
  };
}
