import type { Snapshot, Viewer } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import { writesKind } from '@millrace/contract/office';
import {
  announceDraft,
  changeDraft,
  countDraftSteps,
  type Database,
  type Draft,
  lockDraft,
  type Queries,
  readDraft,
  readDraftChanges,
  readDraftWrite,
  recordAudit,
  unscheduled,
} from '@millrace/database';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { settingsOf } from '../content/settings-of.ts';
import { refused } from '../problems/problem-error.ts';
import { carryOver } from './carry-over.ts';
import { type DraftBounds, draftBounds, keepBounds } from './draft-bounds.ts';
import { inZone } from './schedule/local-time.ts';

/** The services that drafts work with. */
export interface DraftServices {
  database: Database;
  holder: Pick<ContentHolder, 'current'>;
  /** Tests make them smaller. */
  bounds?: DraftBounds;
}

/** An open draft that nobody else changes meanwhile, carried over to the content in force. */
export interface OpenDraft {
  tx: Queries;
  snapshot: Snapshot;
  draft: Draft;
}

/** A change of rows by a person. */
export interface Writing {
  /** Absent: it takes no draft off the schedule. */
  viewer?: Viewer | undefined;
  by: string | null;
  address: string;
  /** A draft that is scheduled is taken off the schedule; otherwise the change is refused. */
  unschedule?: 'true' | undefined;
  /** Of the write, which may have been taken before the draft was scheduled. */
  key?: string | undefined;
}

/** Changes rows of an open draft. Refuses a draft that is scheduled, unless the change takes it off the schedule. */
export const whileWriting = <Result>(
  services: DraftServices,
  id: string,
  writing: Writing,
  work: (open: OpenDraft) => Promise<Result>,
): Promise<Result> =>
  inOpenDraft(services, id, async (open) => {
    await takeOffSchedule(open, writing);
    const before = await countDraftSteps(open.tx, id);
    const done = await work(open);
    const after = await countDraftSteps(open.tx, id);
    await keepBounds(open.tx, id, services.bounds ?? draftBounds, { before, after });
    return done;
  });

async function takeOffSchedule(
  { tx, snapshot, draft }: OpenDraft,
  { viewer, by, address, unschedule, key }: Writing,
): Promise<void> {
  if (draft.state !== 'scheduled') return;
  if (key !== undefined && (await readDraftWrite(tx, draft.id, key)) !== undefined) return;
  if (unschedule !== 'true')
    throw refused(
      'draft-scheduled',
      `The draft “${draft.name}” is to be published${timeOf({ snapshot, draft })}. It is changed once it is off the schedule.`,
    );
  await refuseRowsOfOthers(tx, draft.id, viewer);
  await changeDraft(tx, draft.id, unscheduled);
  await recordAudit(tx, { action: 'draft-unscheduled', actor: by, subject: draft.id, address });
}

/** The time of a scheduled draft in words, as the company's clock has it. */
const timeOf = ({ snapshot, draft: { publishAt } }: Pick<OpenDraft, 'snapshot' | 'draft'>): string =>
  publishAt === null ? '' : ` on ${inZone(publishAt, settingsOf(snapshot))}`;

/** Whether a caller reads and writes rows of a kind. */
export const writes = (viewer: Viewer | undefined, kind: ContentKind): boolean =>
  viewer?.kind === 'staff' && writesKind(viewer.roles, kind);

/** Refuses what ends or holds up all changes of a draft, if the caller does not write the kinds of all its rows (decision 373). */
export async function refuseRowsOfOthers(tx: Queries, draftId: string, viewer: Viewer | undefined): Promise<void> {
  if (!(await readDraftChanges(tx, draftId)).every(({ kind }) => writes(viewer, kind)))
    throw refused('not-allowed', 'Others changed rows in this draft that your account may not change.');
}

/** Refuses what is done to a draft that has changed since its version was looked at. In a transaction that has locked the draft. */
export async function refuseUnseen(tx: Queries, draftId: string, version: number | undefined): Promise<void> {
  if (version !== undefined && (await countDraftSteps(tx, draftId)) !== version)
    throw refused('revision-moved', 'The draft was changed since you looked at it. Please look at it again.');
}

/**
 * Does something with an open draft in one transaction, and lets every node know. Throws refusals for one that is not there, or has
 * ended.
 */
export function inOpenDraft<Result>(
  { database, holder }: DraftServices,
  id: string,
  work: (open: OpenDraft) => Promise<Result>,
): Promise<Result> {
  const snapshot = inForce(holder);
  return database.queries.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (draft === undefined) throw noDraft(id);
    refuseEnded(draft);
    await carryOver(tx, snapshot, draft);
    const done = await work({ tx, snapshot, draft });
    await announceDraft(tx, id);
    return done;
  });
}

export async function findDraft({ database }: DraftServices, id: string): Promise<Draft> {
  const draft = await readDraft(database.queries, id);
  if (draft === undefined) throw noDraft(id);
  return draft;
}

/** The draft as it stands over the content in force: carried over first, if others have published since. */
export async function freshDraft(services: DraftServices, id: string): Promise<Draft> {
  const draft = await findDraft(services, id);
  const isBehind = draft.endedAt === null && draft.baseRevision < inForce(services.holder).revision;
  if (!isBehind) return draft;
  await inOpenDraft(services, id, async () => undefined);
  return findDraft(services, id);
}

const noDraft = (id: string) => refused('not-found', `There is no draft ${id}.`);

export function refuseEnded({ name, state, endedAt }: Draft): void {
  if (endedAt === null) return;
  throw refused('draft-ended', `The draft “${name}” was ${state}. Begin another one to change content.`);
}
