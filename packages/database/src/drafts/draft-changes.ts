import type { ContentKind } from '@millrace/contract/content';
import { and, asc, count, desc, eq, gt, inArray, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../any-of.ts';
import type { Queries } from '../database.ts';
import { draft, draftChange } from '../schema/drafts.ts';
import { ROWS_AT_ONCE, recordParts } from './record-parts.ts';

export type DraftChange = typeof draftChange.$inferSelect;

/** Names a row of a draft. */
interface Place {
  draftId: string;
  kind: ContentKind;
  rowId: number;
}

const at = ({ draftId, kind, rowId }: Place) =>
  and(eq(draftChange.draftId, draftId), eq(draftChange.kind, kind), eq(draftChange.rowId, rowId));

/** All changes of a draft, by kind and row, in several queries: in a transaction that has locked the draft they are of one moment. */
export async function readDraftChanges(queries: Queries, draftId: string): Promise<DraftChange[]> {
  const all: DraftChange[] = [];
  for (;;) {
    const some = await readDraftChangesAfter(queries, draftId, all.at(-1) ?? null, ROWS_AT_ONCE);
    all.push(...some);
    if (some.length < ROWS_AT_ONCE) return all;
  }
}

/** A text that is another as soon as a row of the draft has another version. In a transaction that has locked the draft. */
export async function readDraftMark(queries: Queries, draftId: string): Promise<string> {
  const marks: string[] = [];
  const mark = sql<string>`md5(string_agg(kind || ' ' || row_id || ' ' || version, ',' order by kind, row_id))`;
  for await (const { summed } of sumUp(queries, draftId, mark)) marks.push(summed);
  return marks.join();
}

/** The next changes of a draft, by kind and row, after one of them; null: from the first. */
export const readDraftChangesAfter = (
  queries: Queries,
  draftId: string,
  after: Pick<Place, 'kind' | 'rowId'> | null,
  limit: number,
): Promise<DraftChange[]> =>
  queries
    .select()
    .from(draftChange)
    .where(and(eq(draftChange.draftId, draftId), isAfter(after)))
    .orderBy(asc(draftChange.kind), asc(draftChange.rowId))
    .limit(limit);

/** The changes that a draft has at some rows. */
export async function readDraftChangesAt(
  queries: Queries,
  draftId: string,
  places: readonly Pick<Place, 'kind' | 'rowId'>[],
): Promise<DraftChange[]> {
  if (places.length === 0) return [];
  return queries
    .select()
    .from(draftChange)
    .where(and(eq(draftChange.draftId, draftId), atPlaces(places)));
}

/** How many rows a draft changes, and the bytes that they take in the database, packed. In a transaction that has locked the draft. */
export async function weighDraft(queries: Queries, draftId: string): Promise<{ changes: number; bytes: number }> {
  const weighed = { changes: 0, bytes: 0 };
  for await (const { rows, summed } of sumUp(queries, draftId, sql<string | null>`sum(size)`)) {
    weighed.changes += rows;
    weighed.bytes += Number(summed);
  }
  return weighed;
}

/** Rows that are summed up in one statement: a hundred thousand would hold the event loop for 100 to 300 ms. */
const SUMMED_AT_ONCE = 3000;

/** Sums all changes of a draft up, some after the others. The sum is over `kind`, `row_id`, `version` and `size` in bytes. */
async function* sumUp<Sum>(
  queries: Queries,
  draftId: string,
  summed: SQL<Sum>,
): AsyncGenerator<{ rows: number; summed: Sum }> {
  const { kind, rowId, version, row } = draftChange;
  const size = sql<number>`pg_column_size(${row})`.as('size');
  let after: Pick<Place, 'kind' | 'rowId'> | null = null;
  for (;;) {
    const some = queries
      .select({ kind, rowId, version, size })
      .from(draftChange)
      .where(and(eq(draftChange.draftId, draftId), isAfter(after)))
      .orderBy(asc(kind), asc(rowId))
      .limit(SUMMED_AT_ONCE)
      .as('some');
    const last = sql<number>`(array_agg(row_id order by kind desc, row_id desc))[1]`;
    const found: { rows: number; kind: ContentKind | null; rowId: number; summed: Sum }[] = await queries
      .select({ rows: count(), kind: max(some.kind), rowId: last, summed })
      .from(some);
    const [sum] = found;
    if (sum === undefined || sum.kind === null) return;
    yield sum;
    if (sum.rows < SUMMED_AT_ONCE) return;
    after = { kind: sum.kind, rowId: sum.rowId };
  }
}

/** Of the rows after one, by kind and id; null: of all. */
const isAfter = (place: Pick<Place, 'kind' | 'rowId'> | null) =>
  place === null
    ? undefined
    : sql`(${draftChange.kind}, ${draftChange.rowId}) > (${place.kind}, ${place.rowId}::integer)`;

export async function readDraftChange(queries: Queries, place: Place): Promise<DraftChange | undefined> {
  const [found] = await queries.select().from(draftChange).where(at(place));
  return found;
}

/** A draft in which somebody changes a row, who did last, and when. */
export type ChangeElsewhere = Pick<DraftChange, 'draftId' | 'changedBy' | 'changedAt'> & { draftName: string };

/**
 * The drafts in which somebody else changes a row, the last changed first: those that are yet to be published, and the reader's own where
 * it was changed since a moment.
 */
export const readChangesElsewhere = (
  queries: Queries,
  { kind, rowId, by, own }: { kind: ContentKind; rowId: number; by: string; own: { draftId: string; since: Date } },
  limit: number,
): Promise<ChangeElsewhere[]> =>
  queries
    .select({
      draftId: draftChange.draftId,
      draftName: draft.name,
      changedBy: draftChange.changedBy,
      changedAt: draftChange.changedAt,
    })
    .from(draftChange)
    .innerJoin(draft, eq(draft.id, draftChange.draftId))
    .where(
      and(
        eq(draftChange.kind, kind),
        eq(draftChange.rowId, rowId),
        inArray(draft.state, ['open', 'scheduled']),
        ne(draftChange.changedBy, by),
        or(ne(draftChange.draftId, own.draftId), gt(draftChange.changedAt, own.since)),
      ),
    )
    .orderBy(desc(draftChange.changedAt))
    .limit(limit);

/** Keeps what a draft would have rows be, in place of what it would have had them be before. Each row once. */
export async function putDraftChanges(
  tx: Queries,
  changes: readonly (Omit<DraftChange, 'changedAt'> & Partial<Pick<DraftChange, 'changedAt'>>)[],
): Promise<void> {
  const records = changes.map(({ draftId, kind, rowId, row, base, version, conflicts, changedBy }) => ({
    draft_id: draftId,
    kind,
    row_id: rowId,
    row,
    base,
    version,
    conflicts,
    changed_by: changedBy,
  }));
  for (const some of recordParts(records))
    await tx.execute(sql`
      insert into ${draftChange} (draft_id, kind, row_id, "row", base, version, conflicts, changed_by)
      select draft_id, kind, row_id, "row", base, version, conflicts, changed_by
      from jsonb_populate_recordset(null::${draftChange}, ${some})
      on conflict (draft_id, kind, row_id) do update set "row" = excluded."row", base = excluded.base, version = excluded.version,
        conflicts = excluded.conflicts, changed_by = excluded.changed_by, changed_at = now()`);
}

/** Takes the changes of some rows away. */
export async function dropDraftChanges(
  tx: Queries,
  draftId: string,
  places: readonly Pick<Place, 'kind' | 'rowId'>[],
): Promise<void> {
  if (places.length > 0) await tx.delete(draftChange).where(and(eq(draftChange.draftId, draftId), atPlaces(places)));
}

/** Any of these rows; at least one. */
function atPlaces(places: readonly Pick<Place, 'kind' | 'rowId'>[]) {
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  return or(
    ...[...byKind].map(([kind, some]) =>
      and(
        eq(draftChange.kind, kind),
        anyOf(
          draftChange.rowId,
          some.map(({ rowId }) => rowId),
        ),
      ),
    ),
  );
}
