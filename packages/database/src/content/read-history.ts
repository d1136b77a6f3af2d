import type { ContentKind } from '@millrace/contract/content';
import { and, asc, count, desc, eq, exists, gt, inArray, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { contentChange, contentRevision } from '../schema/index.ts';

export type RevisionRecord = typeof contentRevision.$inferSelect;
export type HistoryChange = Omit<typeof contentChange.$inferSelect, 'id'>;

/** The revisions that are wanted; what is left out asks nothing. */
export interface RevisionSearch {
  below?: number | undefined;
  /** Those that changed a row of this kind, or this row of it. */
  kind?: ContentKind | undefined;
  id?: number | undefined;
  /** Id of the user who published. */
  by?: string | undefined;
  /** Days of UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The revisions that are wanted, the newest first. */
export function listRevisions(
  queries: Queries,
  { below, kind, id, by, from, to, limit }: RevisionSearch & { limit: number },
): Promise<RevisionRecord[]> {
  const { revision, madeBy, publishedAt } = contentRevision;
  const changed = and(
    eq(contentChange.revision, revision),
    kind === undefined ? undefined : eq(contentChange.kind, kind),
    id === undefined ? undefined : eq(contentChange.rowId, id),
  );
  return queries
    .select()
    .from(contentRevision)
    .where(
      and(
        below === undefined ? undefined : lt(revision, below),
        by === undefined ? undefined : eq(madeBy, by),
        from === undefined ? undefined : sql`${publishedAt} >= ${startOf(from)}`,
        to === undefined ? undefined : sql`${publishedAt} < ${startOf(to)} + interval '1 day'`,
        kind === undefined ? undefined : exists(queries.select({ one: sql`1` }).from(contentChange).where(changed)),
      ),
    )
    .orderBy(desc(revision))
    .limit(limit);
}

const startOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;

/**
 * The newest revision of which the history has not all rows any more, as their time is over; null: it has them all. What is older goes
 * first, so all before it is over, too.
 */
export async function historyOverUpTo(queries: Queries): Promise<number | null> {
  const [oldest] = await queries
    .select({ revision: contentChange.revision, kept: count() })
    .from(contentChange)
    .groupBy(contentChange.revision)
    .orderBy(asc(contentChange.revision))
    .limit(1);
  const { revision, changeCount } = contentRevision;
  const isOver =
    oldest === undefined
      ? undefined
      : or(lt(revision, oldest.revision), and(eq(revision, oldest.revision), gt(changeCount, oldest.kept)));
  const [over] = await queries
    .select({ upTo: max(revision) })
    .from(contentRevision)
    .where(and(gt(changeCount, 0), isOver));
  return over?.upTo ?? null;
}

/** The newest revision after one, up to another, that changed rows; null: none of them did. */
export async function newestChangeBetween(queries: Queries, after: number, upTo: number): Promise<number | null> {
  const { revision, changeCount } = contentRevision;
  const [found] = await queries
    .select({ newest: max(revision) })
    .from(contentRevision)
    .where(and(gt(changeCount, 0), gt(revision, after), lte(revision, upTo)));
  return found?.newest ?? null;
}

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

/** Of these revisions those that were taken back, each with the last revision that did. */
export async function readTakenBack(
  queries: Queries,
  revisions: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (revisions.length === 0) return new Map();
  const { revision, takesBack } = contentRevision;
  const found = await queries
    .select({ takesBack, by: max(revision) })
    .from(contentRevision)
    .where(inArray(takesBack, [...revisions]))
    .groupBy(takesBack);
  return new Map(found.flatMap(({ takesBack: of, by }) => (of === null || by === null ? [] : [[of, by]])));
}

/** The changes of some rows after a revision, the oldest first. */
export const readChangesAfter = (
  queries: Queries,
  { after, rows, limit }: { after: number; rows: readonly Pick<HistoryChange, 'kind' | 'rowId'>[]; limit: number },
): Promise<HistoryChange[]> =>
  queries
    .select(columns)
    .from(contentChange)
    .where(
      and(
        gt(contentChange.revision, after),
        or(
          ...[...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) =>
            and(
              eq(contentChange.kind, kind),
              inArray(
                contentChange.rowId,
                some.map(({ rowId }) => rowId),
              ),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(contentChange.revision))
    .limit(limit);

/** Of a change, in answers to all questions about them. */
export const columns = {
  revision: contentChange.revision,
  kind: contentChange.kind,
  rowId: contentChange.rowId,
  before: contentChange.before,
  after: contentChange.after,
  at: contentChange.at,
};

/** The changes of one revision, by kind and row, in several queries; none: nothing, or its history is over. */
export async function readRevisionChanges(queries: Queries, revision: number): Promise<HistoryChange[]> {
  const { kind, rowId } = contentChange;
  const all: HistoryChange[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last === undefined ? undefined : sql`(${kind}, ${rowId}) > (${last.kind}, ${last.rowId}::integer)`;
    const some = await queries
      .select(columns)
      .from(contentChange)
      .where(and(eq(contentChange.revision, revision), after))
      .orderBy(asc(kind), asc(rowId))
      .limit(READ_AT_ONCE);
    all.push(...some);
    if (some.length < READ_AT_ONCE) return all;
  }
}

/** Rows of one query, twice each: reading them holds the event loop while they are parsed. */
const READ_AT_ONCE = 200;

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
  const counted = await queries
    .select({ rows: sql<number>`count(distinct (${contentChange.kind}, ${contentChange.rowId}))`.mapWith(Number) })
    .from(contentChange)
    .where(between);
  const rows = firsts.map((first, index) => ({ ...first, after: lasts[index]?.after ?? null }));
  return { rows, total: onlyRow(counted).rows };
}
