import type { Viewer } from '@millrace/catalogue';
import type { Settings } from '@millrace/contract';
import { type DraftFindings, type DraftRecord, isError } from '@millrace/contract/office';
import { changeDraft, countDraftChanges, readDraftChanges, recordAudit, unscheduled } from '@millrace/database';
import { inForce } from '../../content/in-force.ts';
import { settingsOf } from '../../content/settings-of.ts';
import { ProblemError, problem, refused } from '../../problems/problem-error.ts';
import type { DraftChecker } from '../check-drafts.ts';
import { type DraftServices, findDraft, inOpenDraft, refuseRowsOfOthers, refuseUnseen } from '../open-draft.ts';
import { refuseConflicts, unsound } from '../plan-changes.ts';
import { presentDraft } from '../present-draft.ts';
import { instantsOf, inZone, localWords } from './local-time.ts';

interface Services extends DraftServices {
  checker: Pick<DraftChecker, 'findings'>;
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

/** Puts drafts on the schedule, and takes them off it. */
export function scheduleCommands(services: Services) {
  const { database, holder, checker, clock } = services;
  const present = async (id: string): Promise<DraftRecord> => {
    const changes = await countDraftChanges(database.queries, [id]);
    return presentDraft(await findDraft(services, id), changes.get(id) ?? 0);
  };

  return {
    officeSchedule: async (
      { params: { draft: id }, body }: OfDraft & { body: Scheduling },
      { userId, address }: Staff,
    ): Promise<DraftRecord> => {
      const publishAt = instantOf(body, settingsOf(inForce(holder)), clock());
      await findDraft(services, id);
      const findings = await checker.findings(id);
      await inOpenDraft(services, id, async ({ tx, draft }) => {
        await refuseUnseen(tx, id, body.version);
        const changes = await readDraftChanges(tx, draft.id);
        if (changes.length === 0)
          throw refused('bad-request', 'The draft changes nothing, so there is nothing to publish.');
        for (const change of changes) refuseConflicts(change);
        refuseFindings(findings);
        await changeDraft(tx, id, {
          ...unscheduled,
          state: 'scheduled',
          publishAt,
          scheduledBy: userId,
          publishNote: body.note,
        });
        const facts = { at: publishAt.toISOString(), rows: changes.length };
        await recordAudit(tx, { action: 'draft-scheduled', actor: userId, subject: id, address, facts });
      });
      return present(id);
    },

    officeUnschedule: async (
      { params: { draft: id } }: OfDraft,
      { viewer, userId, address }: Staff,
    ): Promise<DraftRecord> => {
      await inOpenDraft(services, id, async ({ tx, draft }) => {
        if (draft.state !== 'scheduled') return;
        await refuseRowsOfOthers(tx, id, viewer);
        await changeDraft(tx, id, unscheduled);
        await recordAudit(tx, { action: 'draft-unscheduled', actor: userId, subject: id, address });
      });
      return present(id);
    },
  };
}

interface Which {
  which?: 'first' | 'second' | undefined;
}
interface Scheduling extends Which {
  at: string;
  note: string;
  /** Of the draft as it was looked at; it is scheduled only as such. */
  version?: number | undefined;
}

function instantOf({ at, which }: { at: string } & Which, settings: Settings, now: Date): Date {
  const timeZone = settings['company.timeZone'];
  if (Number.isNaN(Date.parse(`${at}Z`))) throw refused('bad-request', `${at} is no time.`);
  const [first, second] = instantsOf(at, timeZone);
  if (first === undefined)
    throw refused(
      'no-such-time',
      `${localWords(at, settings)} does not come in ${timeZone}: clocks are put forward over it.`,
    );
  if (second !== undefined && which === undefined) throw comesTwice(at, settings, { first, second });
  const chosen = second !== undefined && which === 'second' ? second : first;
  if (chosen <= now) throw refused('time-is-past', `${inZone(chosen, settings)} is past.`);
  return chosen;
}

/** With both instants, by the words that choose one. */
function comesTwice(
  at: string,
  settings: Settings,
  instants: Readonly<Record<'first' | 'second', Date>>,
): ProblemError {
  const zone = settings['company.timeZone'];
  const words = `Clocks in ${zone} are put back, so ${localWords(at, settings)} comes twice. Say which is meant.`;
  const errors = Object.entries(instants).map(([field, instant]) => ({ field, message: instant.toISOString() }));
  return new ProblemError(problem('time-comes-twice', words, errors));
}

function refuseFindings({ isChecking, findings }: DraftFindings): void {
  const errors = findings.filter(isError);
  if (errors.length > 0) throw unsound(errors);
  if (isChecking) throw refused('not-ready', 'The draft is still being checked. Please try again in a moment.');
}
