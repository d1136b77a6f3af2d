import type { ContentKind } from '@millrace/contract/content';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { contentChange, contentRevision } from '../schema/index.ts';

export type RevisionRecord = typeof contentRevision.$inferSelect;
export type HistoryChange = Omit<typeof contentChange.$inferSelect, 'id'>;

/** Revisions below one, or the newest, downwards. */
export const listRevisions = (
  queries: Queries,
  { below, limit }: { below?: number | undefined; limit: number },
): Promise<RevisionRecord[]> =>
  queries
    .select()
    .from(contentRevision)
    .where(below === undefined ? undefined : lt(contentRevision.revision, below))
    .orderBy(desc(contentRevision.revision))
    .limit(limit);

export async function readRevision(queries: Queries, revision: number): Promise<RevisionRecord | undefined> {
  const [found] = await queries.select().from(contentRevision).where(eq(contentRevision.revision, revision));
  return found;
}

const columns = {
  revision: contentChange.revision,
  kind: contentChange.kind,
  rowId: contentChange.rowId,
  before: contentChange.before,
  after: contentChange.after,
  at: contentChange.at,
};

/** The changes of one revision, by kind and row; none: nothing, or its history is over. */
export const readRevisionChanges = (queries: Queries, revision: number): Promise<HistoryChange[]> =>
  queries
    .select(columns)
    .from(contentChange)
    .where(eq(contentChange.revision, revision))
    .orderBy(asc(contentChange.kind), asc(contentChange.rowId));

/** The changes of one row, the newest first. */
export const readRowHistory = (
  queries: Queries,
  { kind, rowId, limit }: { kind: ContentKind; rowId: number; limit: number },
): Promise<HistoryChange[]> =>
  queries
    .select(columns)
    .from(contentChange)
    .where(and(eq(contentChange.kind, kind), eq(contentChange.rowId, rowId)))
    .orderBy(desc(contentChange.revision))
    .limit(limit);
