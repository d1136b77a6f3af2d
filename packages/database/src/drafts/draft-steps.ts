import type { ContentKind } from '@millrace/contract/content';
import { and, asc, count, desc, eq, gt, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../any-of.ts';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { draftStep } from '../schema/drafts.ts';
import { ROWS_AT_ONCE, recordParts } from './record-parts.ts';

export type DraftStep = typeof draftStep.$inferSelect;

/** How many steps a draft has had: it goes up with each change. */
export async function countDraftSteps(queries: Queries, draftId: string): Promise<number> {
  const [last] = await queries
    .select({ place: max(draftStep.place) })
    .from(draftStep)
    .where(eq(draftStep.draftId, draftId));
  return last?.place ?? 0;
}

/** The moment that all bears which this transaction writes. */
export async function transactionMoment(tx: Queries): Promise<Date> {
  const found = onlyRow(await tx.select({ now: sql`now()`.mapWith(draftStep.madeAt) }).from(sql`(select) as one`));
  return found.now;
}

/** Adds steps to a draft that the transaction has locked. */
export async function recordDraftSteps(
  tx: Queries,
  steps: readonly Omit<DraftStep, 'place' | 'madeAt'>[],
): Promise<void> {
  const [first] = steps;
  if (first === undefined) return;
  const last = await countDraftSteps(tx, first.draftId);
  const records = steps.map(({ draftId, kind, rowId, version, before, after, madeBy, deed, isDone }, nth) => ({
    draft_id: draftId,
    place: last + 1 + nth,
    kind,
    row_id: rowId,
    version,
    before,
    after,
    made_by: madeBy,
    deed,
    is_done: isDone,
  }));
  for (const some of recordParts(records))
    await tx.execute(sql`
      insert into ${draftStep} (draft_id, place, kind, row_id, version, before, after, made_by, deed, is_done)
      select draft_id, place, kind, row_id, version, before, after, made_by, deed, is_done
      from jsonb_populate_recordset(null::${draftStep}, ${some})`);
}

/**
 * Makes what this transaction wrote one write with that of an earlier step: the steps of one write bear one moment, and are taken back
 * together.
 */
export async function joinSteps(tx: Queries, earlier: Place & { version: number }, madeBy: string): Promise<void> {
  const step = await readVersion(tx, earlier, earlier.version);
  if (step?.madeBy !== madeBy) return;
  const { draftId } = earlier;
  await tx.execute(sql`
    update ${draftStep} set made_at = (select made_at from draft_step where draft_id = ${draftId} and place = ${step.place})
    where draft_id = ${draftId} and made_by = ${madeBy} and made_at = now()`);
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
      .where(and(eq(draftStep.draftId, draftId), eq(draftStep.kind, kind), anyOf(draftStep.rowId, ids)))
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

/** The steps of a row after one of its versions, in order. */
export const readRowStepsSince = (queries: Queries, place: Place, version: number): Promise<DraftStep[]> =>
  queries
    .select()
    .from(draftStep)
    .where(and(ofRow(place), gt(draftStep.version, version)))
    .orderBy(asc(draftStep.place));

/**
 * The steps of the last write of one user that was not taken back, the last first: one write of many rows is one transaction. They come
 * some at once, as whoever takes them back may let go of those before.
 */
export const lastOwnSteps = (queries: Queries, draftId: string, madeBy: string): AsyncGenerator<DraftStep[]> =>
  lastOpenSteps(queries, draftId, madeBy, ne(draftStep.deed, 'undo'));

/** The steps by which one user took something back last, unless it was done again, or the user wrote since; in the same manner. */
export async function* lastOwnUndo(queries: Queries, draftId: string, madeBy: string): AsyncGenerator<DraftStep[]> {
  let isFirst = true;
  for await (const steps of lastOpenSteps(queries, draftId, madeBy, eq(draftStep.deed, 'undo'))) {
    if (isFirst && (await hasWrittenSince(queries, draftId, madeBy, steps[0]))) return;
    isFirst = false;
    yield steps;
  }
}

async function hasWrittenSince(
  queries: Queries,
  draftId: string,
  madeBy: string,
  last: DraftStep | undefined,
): Promise<boolean> {
  const own = and(eq(draftStep.draftId, draftId), eq(draftStep.madeBy, madeBy), eq(draftStep.deed, 'write'));
  const since = await queries
    .select({ place: draftStep.place })
    .from(draftStep)
    .where(and(own, gt(draftStep.place, last?.place ?? 0)))
    .limit(1);
  return since.length > 0;
}

async function* lastOpenSteps(
  queries: Queries,
  draftId: string,
  madeBy: string,
  deed: SQL,
): AsyncGenerator<DraftStep[]> {
  const own = and(eq(draftStep.draftId, draftId), eq(draftStep.madeBy, madeBy), eq(draftStep.isDone, false), deed);
  const [last] = await queries
    .select({ place: max(draftStep.place) })
    .from(draftStep)
    .where(own);
  const place = last?.place ?? null;
  if (place === null) return;
  const ofWrite = and(
    own,
    sql`${draftStep.madeAt} = (select made_at from draft_step where draft_id = ${draftId} and place = ${place})`,
  );
  // A few of the steps may be far from the others, where a write was joined to an earlier one.
  for (const many of placesUpTo(place, SUMMED_AT_ONCE).toReversed()) {
    if ((await queries.$count(draftStep, and(ofWrite, many.isWithin))) === 0) continue;
    for (const { isWithin } of placesUpTo(many.to, ROWS_AT_ONCE, many.from).toReversed()) {
      const steps = await queries.select().from(draftStep).where(and(ofWrite, isWithin)).orderBy(desc(draftStep.place));
      if (steps.length > 0) yield steps;
    }
  }
}

/** Steps that are summed up in one statement: a hundred thousand would hold the event loop for 100 ms. */
const SUMMED_AT_ONCE = 5000;

/** Ranges of so many places, from the first (0: of all) to the last of them. */
function placesUpTo(last: number, atOnce: number, first = 0) {
  return Array.from({ length: Math.ceil((last - first) / atOnce) }, (_, nth) => {
    const from = first + nth * atOnce;
    const to = Math.min(last, from + atOnce);
    return { from, to, isWithin: and(gt(draftStep.place, from), lte(draftStep.place, to)) };
  });
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
  const weights = await weighSteps(tx, draftId);
  const newer = { steps: 0, bytes: 0 };
  // From the newest on: those among which a bound is passed.
  const at = weights.findLastIndex(({ steps, bytes }) => {
    if (newer.steps + steps > most.steps || newer.bytes + bytes > most.bytes) return true;
    newer.steps += steps;
    newer.bytes += bytes;
    return false;
  });
  const passing = weights[at];
  if (passing === undefined) return newer.bytes;
  const [passed] = await tx.select({ moment: max(sql`moment`).mapWith(Number) }).from(sql`(
    select ${MOMENT} as moment,
      row_number() over (order by ${draftStep.place} desc) as nth,
      sum(${STEP_BYTES}) over (order by ${draftStep.place} desc) as bytes
    from ${draftStep} where ${and(eq(draftStep.draftId, draftId), passing.isWithin)}) counted
    where nth > ${most.steps - newer.steps} or bytes > ${most.bytes - newer.bytes}`);
  const moment = Math.max(passed?.moment ?? 0, ...weights.slice(0, at).map((some) => some.moment));
  await letStepsGo(tx, draftId, { to: weights.at(-1)?.to ?? 0, moment });
  return (await weighSteps(tx, draftId)).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function letStepsGo(tx: Queries, draftId: string, { to, moment }: { to: number; moment: number }): Promise<void> {
  const isOld = sql`${draftStep.madeAt} <= timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond'`;
  const isFollowed = sql`exists (select from ${draftStep} newer where newer.draft_id = ${draftStep.draftId}
    and newer.kind = ${draftStep.kind} and newer.row_id = ${draftStep.rowId} and newer.version > ${draftStep.version})`;
  for (const { isWithin } of placesUpTo(to, ROWS_AT_ONCE)) {
    const old = and(eq(draftStep.draftId, draftId), isWithin, isOld);
    await tx.delete(draftStep).where(and(old, isFollowed));
    await tx
      .update(draftStep)
      .set({ isDone: true })
      .where(and(old, eq(draftStep.isDone, false)));
  }
}

/** Microseconds since 1970, exactly. */
const MOMENT = sql`(extract(epoch from ${draftStep.madeAt}) * 1000000)::bigint`;

/** Weighs the steps of a draft, range by range. */
async function weighSteps(queries: Queries, draftId: string) {
  const weights = [];
  for (const range of placesUpTo(await countDraftSteps(queries, draftId), SUMMED_AT_ONCE)) {
    const weight = await queries
      .select({
        steps: count(),
        bytes: sql`coalesce(sum(${STEP_BYTES}), 0)`.mapWith(Number),
        moment: sql`coalesce(max(${MOMENT}), 0)`.mapWith(Number),
      })
      .from(draftStep)
      .where(and(eq(draftStep.draftId, draftId), range.isWithin));
    weights.push({ ...range, ...onlyRow(weight) });
  }
  return weights;
}

/** Steps that were taken back, or done again, are not so again. */
export async function markStepsDone(tx: Queries, draftId: string, places: readonly number[]): Promise<void> {
  for (let start = 0; start < places.length; start += ROWS_AT_ONCE)
    await tx
      .update(draftStep)
      .set({ isDone: true })
      .where(and(eq(draftStep.draftId, draftId), anyOf(draftStep.place, places.slice(start, start + ROWS_AT_ONCE))));
}
