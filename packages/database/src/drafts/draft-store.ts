import { randomUUID } from 'node:crypto';
import { asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { type DraftState, draft, draftChange, draftStep, draftWrite } from '../schema/drafts.ts';

/** The channel that announces changed drafts; the payload is the id. */
export const DRAFT_CHANNEL = 'draft_changed';

export type Draft = typeof draft.$inferSelect;

export async function beginDraft(
  queries: Queries,
  given: Pick<Draft, 'name' | 'note' | 'begunBy' | 'baseRevision'> & Partial<Pick<Draft, 'takesBack'>>,
): Promise<Draft> {
  return onlyRow(
    await queries
      .insert(draft)
      .values({ id: randomUUID(), state: 'open', ...given })
      .returning(),
  );
}

export async function readDraft(queries: Queries, id: string): Promise<Draft | undefined> {
  const [found] = await queries.select().from(draft).where(eq(draft.id, id));
  return found;
}

/** The same, and nobody else changes the draft until the transaction ends. */
export async function lockDraft(tx: Queries, id: string): Promise<Draft | undefined> {
  const [found] = await tx.select().from(draft).where(eq(draft.id, id)).for('update');
  return found;
}

/** How many drafts have not ended. */
export async function countOpenDrafts(queries: Queries): Promise<number> {
  return queries.$count(draft, isNull(draft.endedAt));
}

/** Drafts of these states, the last begun first. */
export const listDrafts = (queries: Queries, states: readonly DraftState[], limit: number): Promise<Draft[]> =>
  queries
    .select()
    .from(draft)
    .where(inArray(draft.state, [...states]))
    .orderBy(desc(draft.begunAt), desc(draft.id))
    .limit(limit);

export async function changeDraft(
  tx: Queries,
  id: string,
  change: Partial<
    Pick<
      Draft,
      | 'name'
      | 'note'
      | 'baseRevision'
      | 'state'
      | 'publishAt'
      | 'scheduledBy'
      | 'publishNote'
      | 'notPublished'
      | 'claimedUntil'
    >
  >,
): Promise<void> {
  await tx.update(draft).set(change).where(eq(draft.id, id));
}

/** Nothing is planned for a draft: it is open. */
export const unscheduled = {
  state: 'open',
  publishAt: null,
  scheduledBy: null,
  publishNote: null,
  notPublished: null,
  claimedUntil: null,
} as const;

/**
 * Takes the next scheduled draft whose time has come, for this node alone, until `until`. While one is in hand, on any node, no other is
 * given out: they are published one after another. null: there is none.
 */
export const claimDueDraft = (queries: Queries, now: Date, until: Date): Promise<Draft | null> =>
  queries.transaction(async (tx) => {
    const scheduled = await tx
      .select()
      .from(draft)
      .where(eq(draft.state, 'scheduled'))
      .orderBy(asc(draft.publishAt), asc(draft.begunAt), asc(draft.id))
      .for('update');
    const isInHand = scheduled.some(({ claimedUntil }) => claimedUntil !== null && claimedUntil > now);
    const [first] = scheduled;
    if (isInHand || first?.publishAt == null || first.publishAt > now) return null;
    await tx.update(draft).set({ claimedUntil: until }).where(eq(draft.id, first.id));
    return first;
  });

/** Ends a draft. Its steps and keys of writes go; so do the changes of one that was published, which the history has. */
export async function endDraft(tx: Queries, id: string, state: 'published' | 'discarded'): Promise<void> {
  await tx
    .update(draft)
    .set({ endedAt: sql`now()`, ...unscheduled, state })
    .where(eq(draft.id, id));
  await tx.delete(draftStep).where(eq(draftStep.draftId, id));
  await tx.delete(draftWrite).where(eq(draftWrite.draftId, id));
  if (state === 'published') await tx.delete(draftChange).where(eq(draftChange.draftId, id));
}

/** How many rows each of these drafts changes. */
export async function countDraftChanges(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counted = await queries
    .select({ id: draftChange.draftId, changes: count() })
    .from(draftChange)
    .where(inArray(draftChange.draftId, [...ids]))
    .groupBy(draftChange.draftId);
  return new Map(counted.map(({ id, changes }) => [id, changes]));
}

/** Lets every node know once the transaction is stored. */
export async function announceDraft(tx: Queries, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${DRAFT_CHANNEL}, ${id})`);
}

/** The names of drafts by their ids; one that is kept no longer is left out. */
export async function readDraftNames(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await queries
    .select({ id: draft.id, name: draft.name })
    .from(draft)
    .where(inArray(draft.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/**
 * Lets the planner know how many rows drafts have now. A server looks by itself; the embedded database does after hours, and until then
 * takes a draft of a hundred thousand rows for a small one, which it sorts anew for each page that is read. A small sample tells it.
 */
export async function surveyDrafts(tx: Queries): Promise<void> {
  await tx.execute(sql`set local default_statistics_target = 10`);
  await tx.execute(sql`analyze ${draftChange} (draft_id, kind, row_id)`);
  await tx.execute(sql`analyze ${draftStep} (draft_id, place, kind, row_id, version)`);
  await tx.execute(sql`set local default_statistics_target to default`);
}
