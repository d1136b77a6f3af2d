import { DRAFT_ROWS_MOST } from '@millrace/contract/office';
import { countOpenDrafts, foldDraftSteps, type Queries, surveyDrafts, weighDraft } from '@millrace/database';
import { refused } from '../problems/problem-error.ts';

/** How much staff, or a program of theirs gone wrong, may keep in drafts. */
export interface DraftBounds {
  /** Drafts that have not ended. */
  openDrafts: number;
  /** Rows that one draft changes. */
  changes: number;
  /** Of the rows of one draft, as the database stores them. */
  bytes: number;
  /** Steps of one draft that can be taken back; of older ones the newest of each row stays. */
  steps: number;
  stepBytes: number;
}

const MB = 1 << 20;
export const draftBounds: DraftBounds = {
  openDrafts: 200,
  changes: DRAFT_ROWS_MOST,
  bytes: 256 * MB,
  /** As many as a draft may change rows: an import of all of them can be taken back. */
  steps: 150_000,
  stepBytes: 256 * MB,
};

/** Older steps are let go when as many as this are new, so that a write seldom looks for them. */
const FOLDED_AFTER = 500;
/** After as many new steps a draft is no longer as large as the database's planner thinks. */
const SURVEYED_AFTER = 5000;

/** Throws a refusal where a write made a draft larger than a draft may be, and lets old steps go. */
export async function keepBounds(
  tx: Queries,
  draftId: string,
  { changes: most, bytes: mostBytes, steps, stepBytes }: DraftBounds,
  { before, after }: { before: number; after: number },
): Promise<void> {
  if (after === before) return;
  if (isPassed(SURVEYED_AFTER, before, after)) await surveyDrafts(tx);
  const { changes, bytes } = await weighDraft(tx, draftId);
  if (changes > most)
    throw refused('draft-full', `A draft may change ${most} rows. Publish this one, and begin another.`);
  if (bytes > mostBytes) throw refused('draft-full', `A draft may hold ${Math.floor(mostBytes / MB)} MB of rows.`);
  if (!isPassed(Math.min(FOLDED_AFTER, steps), before, after)) return;
  const left = await foldDraftSteps(tx, draftId, { steps, bytes: stepBytes });
  // One step of each row stays, whatever is let go.
  if (left > mostBytes)
    throw refused('draft-full', 'Too much was changed in this draft. Publish it, and begin another.');
}

const isPassed = (every: number, before: number, after: number): boolean =>
  Math.floor(after / every) > Math.floor(before / every);

/** Throws a refusal where there are as many open drafts as there may be. */
export async function refuseManyDrafts(queries: Queries, { openDrafts }: DraftBounds): Promise<void> {
  if ((await countOpenDrafts(queries)) < openDrafts) return;
  throw refused('too-many-drafts', `${openDrafts} drafts are open. Publish or discard one first.`);
}
