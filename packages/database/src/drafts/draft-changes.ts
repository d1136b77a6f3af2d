import type { ContentKind } from '@millrace/contract/content';
import { and, asc, count, eq, inArray, or, sql, sum } from 'drizzle-orm';
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

/** All changes of a draft, by kind and row. */
export const readDraftChanges = (queries: Queries, draftId: string): Promise<DraftChange[]> =>
  queries
    .select()
    .from(draftChange)
    .where(eq(draftChange.draftId, draftId))
    .orderBy(asc(draftChange.kind), asc(draftChange.rowId));

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
  if (changes.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(draftChange)
    .values(changes.map((change) => ({ ...change, changedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [draftChange.draftId, draftChange.kind, draftChange.rowId],
      set: {
        row: given('"row"'),
        base: given('base'),
        version: given('version'),
        conflicts: given('conflicts'),
        changedBy: given('changed_by'),
        changedAt: sql`now()`,
      },
    });
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
        inArray(
          draftChange.rowId,
          some.map(({ rowId }) => rowId),
        ),
      ),
    ),
  );
}
