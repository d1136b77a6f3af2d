import type { Pausable } from '@millrace/configurator';
import type { Content, ContentRow } from '@millrace/contract/content';
import type { Finding, PublishedDraft } from '@millrace/contract/office';
import {
  announceDraft,
  type Draft,
  type DraftChange,
  endDraft,
  lockDraft,
  type Queries,
  type RowChange,
  readDraftChanges,
  readDraftMark,
  recordAudit,
} from '@millrace/database';
import { type ChangeContent, placeOf } from '../content/change-content.ts';
import { changeTo } from '../content/content-rows.ts';
import { inSlices } from '../content/in-slices.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';
import { merged } from './carry-over.ts';
import { rowById } from './in-force-rows.ts';
import { type DraftServices, inOpenDraft } from './open-draft.ts';
import { findingsOf } from './present-draft.ts';

export interface PublishServices extends DraftServices {
  change: ChangeContent;
}

interface Staff {
  userId: string | null;
  address: string;
}

/** Publishes a draft in one transaction: rows, revision, history, the end of the draft, audit. Or nothing of it. */
export async function publishDraft(
  services: PublishServices,
  {
    id,
    note,
    scheduledFor,
  }: { id: string; note: string /** It is published only while it is scheduled for then. */; scheduledFor?: Date },
  { userId, address }: Staff,
): Promise<PublishedDraft> {
  const { draft, changes, mark } = await inOpenDraft(services, id, async ({ tx, draft: open }) => ({
    draft: refuseOffSchedule(open, scheduledFor),
    changes: await readDraftChanges(tx, id),
    mark: await readDraftMark(tx, id),
  }));
  if (changes.length === 0) throw refused('bad-request', 'The draft changes nothing, so there is nothing to publish.');
  let stored = { revision: 0, publishedAt: new Date(0) };
  await services.change((content) => inSlices(planAll(content, changes), NEVER), {
    source: 'staff',
    by: userId,
    draftId: id,
    note: note === '' ? draft.note : note,
    alongside: async (tx, revision, publishedAt) => {
      await refuseMoved(tx, id, mark, scheduledFor);
      await endDraft(tx, id, 'published');
      await recordAudit(tx, {
        action: 'draft-published',
        actor: userId,
        subject: id,
        address,
        facts: { revision, rows: changes.length },
      });
      await announceDraft(tx, id);
      stored = { revision, publishedAt };
    },
  });
  return { revision: stored.revision, publishedAt: stored.publishedAt.toISOString() };
}

/** Once begun it is finished: the server waits for it before it stops. */
const NEVER = new AbortController().signal;

function* planAll(content: Content, changes: readonly DraftChange[]): Pausable<RowChange[]> {
  const all: RowChange[] = [];
  for (const change of changes) {
    all.push(...planned(content[change.kind], change));
    yield;
  }
  return all;
}

/** The row that a change publishes over content which others may have published meanwhile. */
function planned(rows: readonly ContentRow<DraftChange['kind']>[], change: DraftChange): RowChange[] {
  const { kind, rowId } = change;
  const published = rowById(rows, rowId);
  const { row, conflicts } = merged(change, published);
  if (conflicts.length > 0) throw inConflict(change, conflicts.length);
  if (row === null) return published === null ? [] : [removal(kind, rowId)];
  const faults = findingsOf(kind, rowId, row);
  if (faults.length > 0) throw unsound(faults);
  return [changeTo(kind, { ...row, id: rowId })];
}

export function unsound(faults: readonly Pick<Finding, 'kind' | 'id' | 'path' | 'message'>[]): ProblemError {
  const errors = faults.map((fault) => ({ field: placeOf(fault), message: fault.message }));
  return new ProblemError(problem('content-refused', errors.map(({ message }) => message).join(' '), errors));
}

const removal = (kind: DraftChange['kind'], id: number): RowChange => ({ kind, id, row: null });

/** A change that a newer revision made otherwise, and that nobody decided. */
export function refuseConflicts(change: DraftChange): void {
  if (change.conflicts.length > 0) throw inConflict(change, change.conflicts.length);
}

function inConflict({ kind, rowId, conflicts }: DraftChange, count: number): ProblemError {
  const field = [kind, rowId, ...conflicts.flatMap(({ path }) => path.filter((step) => typeof step === 'string'))].join(
    '.',
  );
  const words = 'Others have published another value since. Decide which one is to stay.';
  return new ProblemError(problem('draft-in-conflict', words, [{ field, message: `has ${count} to decide` }]));
}

function refuseOffSchedule(draft: Draft, scheduledFor: Date | undefined): Draft {
  if (scheduledFor === undefined || draft.publishAt?.getTime() === scheduledFor.getTime()) return draft;
  throw refused('revision-moved', 'The draft was taken off the schedule.');
}

/** A change that was made while the draft was being checked has not been checked. */
async function refuseMoved(tx: Queries, id: string, checked: string, scheduledFor: Date | undefined): Promise<void> {
  const draft = await lockDraft(tx, id);
  if (draft === undefined || draft.endedAt !== null)
    throw refused('draft-ended', 'The draft was published or discarded meanwhile.');
  refuseOffSchedule(draft, scheduledFor);
  if ((await readDraftMark(tx, id)) !== checked)
    throw refused('revision-moved', 'The draft was changed while it was published. Please look at it again.');
}
