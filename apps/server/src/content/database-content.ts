import { readRow } from '@millrace/contract/office';
import { currentRevision, type Database, type RowChange, readContent, readSince } from '@millrace/database';
import { applyChanges } from './apply-changes.ts';
import type { ContentReader } from './content-holder.ts';
import { sliceEnds } from './in-slices.ts';

/** More changed rows than this are read with all others. */
const CHANGED_MOST = 20_000;

/** The content the database has published. */
export function databaseContent(database: Database): ContentReader {
  return {
    revision: async () => {
      const revision = await currentRevision(database);
      return revision === 0 ? null : revision;
    },
    read: () => readContent(database),
    readSince: async ({ revision: known, publishedAt: knownAt, content }) => {
      if (knownAt === null) return null;
      const since = await readSince(database, { revision: known, publishedAt: knownAt }, CHANGED_MOST);
      if (since === null) return null;
      const sliceEnd = sliceEnds();
      const changes: RowChange[] = [];
      for (const { kind, rowId, after } of since.rows) {
        await sliceEnd();
        const read = after === null ? null : readRow(kind, after);
        if (read?.ok === false) return null;
        changes.push({ kind, id: rowId, row: read?.row ?? null } as RowChange);
      }
      return { ...since, content: applyChanges(content, changes) };
    },
  };
}
