import type { ContentKind } from '@millrace/contract/content';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
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

/** Those of these revisions that are kept. */
export const readRevisions = async (queries: Queries, revisions: readonly number[]): Promise<RevisionRecord[]> =>
  revisions.length === 0
    ? []
    : queries
        .select()
        .from(contentRevision)
        .where(inArray(contentRevision.revision, [...revisions]));

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

/** How many rows each of these revisions changed; one without changes is left out. */
export async function countRevisionChanges(
  queries: Queries,
  revisions: readonly number[],
): Promise<Map<number, number>> {
  if (revisions.length === 0) return new Map();
  const counted = await queries
    .select({ revision: contentChange.revision, changes: count() })
    .from(contentChange)
    .where(inArray(contentChange.revision, [...revisions]))
    .groupBy(contentChange.revision);
  return new Map(counted.map(({ revision, changes }) => [revision, changes]));
}

/** A row before the first and after the last of several revisions; null: there was none. */
export type RowBetween = Pick<HistoryChange, 'kind' | 'rowId' | 'before' | 'after'>;

/** The rows that changed after one revision, up to another, by kind and row; `total` counts those above the limit, too. */
export async function readChangesBetween(
  queries: Queries,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ rows: RowBetween[]; total: number }> {
  const between = and(gt(contentChange.revision, after), lte(contentChange.revision, upTo));
  const row = [contentChange.kind, contentChange.rowId] as const;
  const inOrder = [asc(contentChange.kind), asc(contentChange.rowId)] as const;
  const firsts = await queries
    .selectDistinctOn([...row], { kind: contentChange.kind, rowId: contentChange.rowId, before: contentChange.before })
    .from(contentChange)
    .where(between)
    .orderBy(...inOrder, asc(contentChange.revision))
    .limit(limit);
  const lasts = await queries
    .selectDistinctOn([...row], { after: contentChange.after })
    .from(contentChange)
    .where(between)
    .orderBy(...inOrder, desc(contentChange.revision))
    .limit(limit);
  const [counted] = await queries
    .select({ rows: sql<number>`count(distinct (${contentChange.kind}, ${contentChange.rowId}))`.mapWith(Number) })
    .from(contentChange)
    .where(between);
  const rows = firsts.map((first, index) => ({ ...first, after: lasts[index]?.after ?? null }));
  return { rows, total: counted?.rows ?? 0 };
}
