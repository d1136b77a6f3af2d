import type { ContentKind } from '@millrace/contract/content';
import { and, asc, desc, eq, gt, inArray, max, sql, sum } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { draftStep } from '../schema/drafts.ts';

export type DraftStep = typeof draftStep.$inferSelect;

/** How many steps a draft has had: it goes up with each change. */
export async function countDraftSteps(queries: Queries, draftId: string): Promise<number> {
  const [last] = await queries
    .select({ place: max(draftStep.place) })
    .from(draftStep)
    .where(eq(draftStep.draftId, draftId));
  return last?.place ?? 0;
}

/** Adds steps to a draft that the transaction has locked. */
export async function recordDraftSteps(
  tx: Queries,
  steps: readonly Omit<DraftStep, 'place' | 'madeAt'>[],
): Promise<void> {
  const [first] = steps;
  if (first === undefined) return;
  const last = await countDraftSteps(tx, first.draftId);
  await tx.insert(draftStep).values(steps.map((step, nth) => ({ ...step, place: last + 1 + nth })));
}

/** The newest step of each row that a draft has changed since one of its steps, in their order. */
export async function readStepsSince(
  queries: Queries,
  draftId: string,
  since: number,
  limit: number,
): Promise<Pick<DraftStep, 'place' | 'kind' | 'rowId' | 'version' | 'madeBy'>[]> {
  const newest = queries
    .selectDistinctOn([draftStep.kind, draftStep.rowId], {
      place: draftStep.place,
      kind: draftStep.kind,
      rowId: draftStep.rowId,
      version: draftStep.version,
      madeBy: draftStep.madeBy,
    })
    .from(draftStep)
    .where(and(eq(draftStep.draftId, draftId), gt(draftStep.place, since)))
    .orderBy(asc(draftStep.kind), asc(draftStep.rowId), desc(draftStep.place))
    .as('newest');
  return queries.select().from(newest).orderBy(asc(newest.place)).limit(limit);
}

interface Place {
  draftId: string;
  kind: ContentKind;
  rowId: number;
}
const ofRow = ({ draftId, kind, rowId }: Place) =>
  and(eq(draftStep.draftId, draftId), eq(draftStep.kind, kind), eq(draftStep.rowId, rowId));

/** The newest versions that rows had in a draft, by kind and row; those that were never changed there are not in it. */
export async function latestVersions(
  queries: Queries,
  draftId: string,
  places: readonly Pick<Place, 'kind' | 'rowId'>[],
): Promise<Map<ContentKind, Map<number, number>>> {
  const found = new Map<ContentKind, Map<number, number>>();
  for (const [kind, some] of Map.groupBy(places, (place) => place.kind)) {
    const ids = some.map(({ rowId }) => rowId);
    const rows = await queries
      .select({ rowId: draftStep.rowId, version: max(draftStep.version) })
      .from(draftStep)
      .where(and(eq(draftStep.draftId, draftId), eq(draftStep.kind, kind), inArray(draftStep.rowId, ids)))
      .groupBy(draftStep.rowId);
    found.set(kind, new Map(rows.map(({ rowId, version }) => [rowId, version ?? 0])));
  }
  return found;
}

/** The step that made a version of a row: what the row was then, who made it so and when. */
export async function readVersion(queries: Queries, place: Place, version: number): Promise<DraftStep | undefined> {
  const [found] = await queries
    .select()
    .from(draftStep)
    .where(and(ofRow(place), eq(draftStep.version, version)));
  return found;
}

/** The steps of the last write of one user that was not taken back, the last first: one write of many rows is one transaction. */
export async function lastOwnSteps(queries: Queries, draftId: string, madeBy: string): Promise<DraftStep[]> {
  const own = and(eq(draftStep.draftId, draftId), eq(draftStep.madeBy, madeBy), eq(draftStep.isDone, false));
  const [last] = await queries.select().from(draftStep).where(own).orderBy(desc(draftStep.place)).limit(1);
  if (last === undefined) return [];
  return queries
    .select()
    .from(draftStep)
    .where(
      and(
        own,
        sql`${draftStep.madeAt} = (select made_at from draft_step where draft_id = ${draftId} and place = ${last.place})`,
      ),
    )
    .orderBy(desc(draftStep.place));
}

const STEP_BYTES = sql`coalesce(pg_column_size(${draftStep.before}), 0) + coalesce(pg_column_size(${draftStep.after}), 0)`;

/**
 * Lets old steps of a draft go, whole writes at once, but for the newest of each row: from those its versions are known. What stays of a
 * write that has partly gone is taken back no more. Returns the bytes that are left.
 */
export async function foldDraftSteps(
  tx: Queries,
  draftId: string,
  most: { steps: number; bytes: number },
): Promise<number> {
  const ofDraft = eq(draftStep.draftId, draftId);
  const old = sql`${draftStep.madeAt} <= (select max(made_at) from (
    select ${draftStep.madeAt} as made_at,
      row_number() over (order by ${draftStep.place} desc) as nth,
      sum(${STEP_BYTES}) over (order by ${draftStep.place} desc) as bytes
    from ${draftStep} where ${ofDraft}) counted where nth > ${most.steps} or bytes > ${most.bytes})`;
  const newest = sql`(select max(place) from draft_step where draft_id = ${draftId} group by kind, row_id)`;
  await tx.delete(draftStep).where(and(ofDraft, old, sql`${draftStep.place} not in ${newest}`));
  await tx.update(draftStep).set({ isDone: true }).where(and(ofDraft, old));
  const [left] = await tx
    .select({ bytes: sum(STEP_BYTES).mapWith(Number) })
    .from(draftStep)
    .where(ofDraft);
  return left?.bytes ?? 0;
}

export async function markStepDone(
  tx: Queries,
  { draftId, place }: Pick<DraftStep, 'draftId' | 'place'>,
): Promise<void> {
  await tx
    .update(draftStep)
    .set({ isDone: true })
    .where(and(eq(draftStep.draftId, draftId), eq(draftStep.place, place)));
}
