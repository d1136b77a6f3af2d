import type { PublishedDraft } from '@millrace/contract/office';
import {
  announceDraft,
  type Draft,
  endDraft,
  lockDraft,
  type Queries,
  readDraftChanges,
  readDraftMark,
  recordAudit,
} from '@millrace/database';
import type { ChangeContent } from '../content/change-content.ts';
import { inSlices } from '../content/in-slices.ts';
import { refused } from '../problems/problem-error.ts';
import { type DraftServices, inOpenDraft, refuseUnseen } from './open-draft.ts';
import { planAll } from './plan-changes.ts';
import type { PublicationPreparer } from './prepare-publication.ts';

export interface PublishServices extends DraftServices {
  change: ChangeContent;
  /** Absent: there is no other node. */
  preparer?: Pick<PublicationPreparer, 'announce'>;
}

interface Staff {
  userId: string | null;
  address: string;
}

interface Publishing {
  id: string;
  note: string;
  /** Of the draft as it was looked at; it is published only as such. */
  version?: number | undefined;
  /** It is published only while it is scheduled for then. */
  scheduledFor?: Date;
}

/** Publishes a draft in one transaction: rows, revision, history, the end of the draft, audit. Or nothing of it. */
export async function publishDraft(
  services: PublishServices,
  { id, note, version, scheduledFor }: Publishing,
  { userId, address }: Staff,
): Promise<PublishedDraft> {
  const { draft, changes, mark } = await inOpenDraft(services, id, async ({ tx, draft: open }) => {
    await refuseUnseen(tx, id, version);
    const found = {
      draft: refuseOffSchedule(open, scheduledFor),
      changes: await readDraftChanges(tx, id),
      mark: await readDraftMark(tx, id),
    };
    if (found.changes.length > 0) await services.preparer?.announce(tx, id);
    return found;
  });
  if (changes.length === 0) throw refused('bad-request', 'The draft changes nothing, so there is nothing to publish.');
  let stored = { revision: 0, publishedAt: new Date(0) };
  await services.change((content) => inSlices(planAll(content, changes), NEVER), {
    source: 'staff',
    by: userId,
    draftId: id,
    note: note === '' ? draft.note : note,
    takesBack: draft.takesBack,
    isScheduled: scheduledFor !== undefined,
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
