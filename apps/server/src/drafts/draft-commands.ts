import type { Viewer } from '@millrace/catalogue';
import { type EventStream, hasRightsOf } from '@millrace/contract';
import type {
  Colleague,
  DraftChangeAnswer,
  DraftEvent,
  DraftFindings,
  DraftRecord,
  OneDraft,
  PublishedDraft,
  RolledBack,
} from '@millrace/contract/office';
import {
  announceDraft,
  beginDraft,
  changeDraft,
  countDraftChanges,
  countDraftSteps,
  type Draft,
  endDraft,
  listDrafts,
  listStaff,
  readDraftChanges,
  recordAudit,
} from '@millrace/database';
import { inForce } from '../content/in-force.ts';
import { sliceEnds } from '../content/in-slices.ts';
import { refused } from '../problems/problem-error.ts';
import type { DraftChecker } from './check-drafts.ts';
import { draftBounds, refuseManyDrafts } from './draft-bounds.ts';
import { findRevision, historyCommands } from './history-commands.ts';
import { listCommands } from './list-commands.ts';
import { atRowCommands } from './live/at-row-commands.ts';
import type { DraftStreams } from './live/draft-streams.ts';
import type { OpenForms } from './live/open-forms.ts';
import { findDraft, freshDraft, inOpenDraft, refuseEnded, refuseRowsOfOthers, writes } from './open-draft.ts';
import { presentChange, presentDraft } from './present-draft.ts';
import { seesPrivate, shownFindings } from './private-rows.ts';
import { type PublishServices, publishDraft } from './publish-draft.ts';
import { rollBack } from './roll-back.ts';
import { rowCommands } from './row-commands.ts';
import { scheduleCommands } from './schedule/schedule-commands.ts';

interface Services extends PublishServices, Pick<Parameters<typeof listCommands>[0], 'missing'> {
  checker: Pick<DraftChecker, 'findings' | 'hold' | 'latest' | 'rows'>;
  streams: Pick<DraftStreams, 'follow'>;
  forms: Pick<OpenForms, 'note' | 'at'>;
  clock: () => Date;
}
interface Staff {
  viewer?: Viewer;
  userId: string | null;
  address: string;
}
interface OfDraft {
  params: { draft: string };
}
interface OfRevision {
  params: { revision: number };
}

const LISTED_MOST = 200;

const isEditor = (viewer: Viewer | undefined): boolean =>
  viewer?.kind === 'staff' && hasRightsOf(viewer.roles, 'editor');

/** Drafts, what was published, and rows, for staff. */
export function draftCommands(services: Services) {
  const { database, holder } = services;
  const { queries } = database;
  const present = async (draft: Draft): Promise<DraftRecord> =>
    presentDraft(draft, (await countDraftChanges(queries, [draft.id])).get(draft.id) ?? 0);

  return {
    ...rowCommands(services),
    ...atRowCommands(services),
    ...listCommands(services),
    ...scheduleCommands(services),
    ...historyCommands(services),

    officeColleagues: (): Promise<Colleague[]> => listStaff(queries),

    officeDrafts: async ({ query }: { query: { ended?: 'true' | 'false' | undefined } }): Promise<DraftRecord[]> => {
      const states = query.ended === 'true' ? (['published', 'discarded'] as const) : (['open', 'scheduled'] as const);
      const drafts = await listDrafts(queries, states, LISTED_MOST);
      const changes = await countDraftChanges(
        queries,
        drafts.map(({ id }) => id),
      );
      return drafts.map((draft) => presentDraft(draft, changes.get(draft.id) ?? 0));
    },

    officeBeginDraft: async (
      { body }: { body: { name: string; note: string } },
      { userId }: Staff,
    ): Promise<DraftRecord> => {
      await refuseManyDrafts(queries, services.bounds ?? draftBounds);
      const draft = await beginDraft(queries, { ...body, begunBy: userId, baseRevision: inForce(holder).revision });
      return presentDraft(draft, 0);
    },

    officeDraft: async ({ params }: OfDraft): Promise<OneDraft> => {
      const draft = await freshDraft(services, params.draft);
      return { ...(await present(draft)), version: await countDraftSteps(queries, draft.id) };
    },

    officeRenameDraft: async (
      { params, body }: OfDraft & { body: { name: string; note: string } },
      { viewer, userId }: Staff,
    ): Promise<DraftRecord> => {
      await inOpenDraft(services, params.draft, async ({ tx, draft }) => {
        if (draft.begunBy !== userId && !isEditor(viewer))
          throw refused('not-allowed', 'Your account gives names to drafts alone that you began.');
        await changeDraft(tx, params.draft, body);
      });
      return present(await findDraft(services, params.draft));
    },

    officeDiscardDraft: async ({ params }: OfDraft, staff: Staff): Promise<DraftRecord> => {
      const { userId, address } = staff;
      await inOpenDraft(services, params.draft, async ({ tx, draft }) => {
        await refuseRowsOfOthers(tx, draft.id, staff.viewer);
        await endDraft(tx, draft.id, 'discarded');
        await recordAudit(tx, { action: 'draft-discarded', actor: userId, subject: draft.id, address });
      });
      return present(await findDraft(services, params.draft));
    },

    officeChanges: async ({ params }: OfDraft, staff: Staff): Promise<DraftChangeAnswer[]> => {
      const { id } = await freshDraft(services, params.draft);
      const presented: DraftChangeAnswer[] = [];
      const sliceEnd = sliceEnds();
      for (const change of await readDraftChanges(queries, id)) {
        if (!writes(staff.viewer, change.kind)) continue;
        presented.push(presentChange(change, seesPrivate(staff)));
        await sliceEnd();
      }
      return presented;
    },

    officeDraftStream: async ({ params }: OfDraft, { userId }: Staff): Promise<EventStream<DraftEvent>> => {
      const draft = await freshDraft(services, params.draft);
      refuseEnded(draft);
      return services.streams.follow(draft.id, userId);
    },

    officeFindings: async ({ params }: OfDraft, staff: Staff): Promise<DraftFindings> => {
      const { id } = await freshDraft(services, params.draft);
      return shownFindings(services, id, await services.checker.findings(id), seesPrivate(staff));
    },

    officePublish: (
      { params, body }: OfDraft & { body: { note: string; version?: number | undefined } },
      staff: Staff,
    ): Promise<PublishedDraft> => publishDraft(services, { id: params.draft, ...body }, staff),

    officeRollBack: async ({ params: { revision } }: OfRevision, staff: Staff): Promise<RolledBack> => {
      const found = await findRevision(queries, revision);
      const { draft, conflicts } = await queries.transaction(async (tx) => {
        await refuseManyDrafts(tx, services.bounds ?? draftBounds);
        const made = await rollBack(tx, inForce(holder), found, { by: staff.userId, isSeen: seesPrivate(staff) });
        await announceDraft(tx, made.draft.id);
        return made;
      });
      return { draft: await present(draft), conflicts };
    },
  };
}
