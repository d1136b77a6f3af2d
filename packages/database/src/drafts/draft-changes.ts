import type { ContentKind } from '@millrace/contract/content';
import { and, asc, count, eq, or, sql, sum } from 'drizzle-orm';
import { anyOf } from '../any-of.ts';
import type { Queries } from '../database.ts';
import { draftChange } from '../schema/drafts.ts';

export type DraftChange = typeof draftChange.$inferSelect;

/** Which row of which draft. */
interface Place {
  draftId: string;
  kind: ContentKind;
  rowId: number;
}

const at = ({ draftId, kind, rowId }: Place) =>
  and(eq(draftChange.draftId, draftId), eq(draftChange.kind, kind), eq(draftChange.rowId, rowId));

/** Rows of one statement: each may be long, and whoever reads or writes them holds the event loop meanwhile. */
const ROWS_AT_ONCE = 200;

/** All changes of a draft, by kind and row, in several queries: in a transaction that has locked the draft they are of one moment. */
export async function readDraftChanges(queries: Queries, draftId: string): Promise<DraftChange[]> {
  const all: DraftChange[] = [];
  for (;;) {
    const some = await readDraftChangesAfter(queries, draftId, all.at(-1) ?? null, ROWS_AT_ONCE);
    all.push(...some);
    if (some.length < ROWS_AT_ONCE) return all;
  }
}

/** A text that is another as soon as a row of the draft has another version. */
export async function readDraftMark(queries: Queries, draftId: string): Promise<string> {
  const { kind, rowId, version } = draftChange;
  const [found] = await queries
    .select({
      mark: sql<string>`md5(coalesce(string_agg(${kind} || ' ' || ${rowId} || ' ' || ${version}, ',' order by ${kind}, ${rowId}), ''))`,
    })
    .from(draftChange)
    .where(eq(draftChange.draftId, draftId));
  return found?.mark ?? '';
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
    .where(
      and(
        eq(draftChange.draftId, draftId),
        after === null
          ? undefined
          : sql`(${draftChange.kind}, ${draftChange.rowId}) > (${after.kind}, ${after.rowId}::integer)`,
      ),
    )
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

/** How many rows a draft changes, and the bytes that they take in the database, packed. */
export async function weighDraft(queries: Queries, draftId: string): Promise<{ changes: number; bytes: number }> {
  const [weighed] = await queries
    .select({ changes: count(), bytes: sum(sql`pg_column_size(${draftChange.row})`).mapWith(Number) })
    .from(draftChange)
    .where(eq(draftChange.draftId, draftId));
  return { changes: weighed?.changes ?? 0, bytes: weighed?.bytes ?? 0 };
}

export async function readDraftChange(queries: Queries, place: Place): Promise<DraftChange | undefined> {
  const [found] = await queries.select().from(draftChange).where(at(place));
  return found;
}

/** Keeps what a draft would have rows be, in place of what it would have had them be before. Each row once. */
export async function putDraftChanges(
  tx: Queries,
  changes: readonly (Omit<DraftChange, 'changedAt'> & Partial<Pick<DraftChange, 'changedAt'>>)[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    const records = changes
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ draftId, kind, rowId, row, base, version, conflicts, changedBy }) => ({
        draft_id: draftId,
        kind,
        row_id: rowId,
        row,
        base,
        version,
        conflicts,
        changed_by: changedBy,
      }));
    await tx.execute(sql`
      insert into ${draftChange} (draft_id, kind, row_id, "row", base, version, conflicts, changed_by)
      select draft_id, kind, row_id, "row", base, version, conflicts, changed_by
      from jsonb_populate_recordset(null::${draftChange}, ${JSON.stringify(records)})
      on conflict (draft_id, kind, row_id) do update set "row" = excluded."row", base = excluded.base, version = excluded.version,
        conflicts = excluded.conflicts, changed_by = excluded.changed_by, changed_at = now()`);
  }
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
