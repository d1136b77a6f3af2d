import { hasRightsOf } from '@millrace/contract';
import {
  announceDraft,
  changeDraft,
  claimDueDraft,
  type Draft,
  findUser,
  lockDraft,
  queueMail,
  recordAudit,
  unscheduled,
} from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { inForce } from '../../content/in-force.ts';
import { settingsOf } from '../../content/settings-of.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { type PublishServices, publishDraft } from '../publish-draft.ts';
import { inZone } from './local-time.ts';

/** A server that was down for longer at the time of a draft does not publish it any more. */
const LATE_MOST_MS = 60 * 60 * 1000;
/** The node that has a draft in hand, and has not done with it by then, has gone. */
const IN_HAND_MS = 10 * 60 * 1000;
const RETRY_MS = 30_000;
/** Reasons that stand in a mail. */
const REASONS_MOST = 20;

interface Services extends PublishServices {
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Publishes the next scheduled draft whose time has come, if there is one, or mails who scheduled it why it was not. Returns whether there
 * was one. Of several nodes one does it.
 */
export async function publishDue(services: Services): Promise<boolean> {
  const { database, clock, log } = services;
  const now = clock();
  const draft = await claimDueDraft(database.queries, now, new Date(now.getTime() + IN_HAND_MS));
  if (draft?.publishAt == null) return false;
  const reasons = await publishOne(services, draft, draft.publishAt);
  if (reasons !== null) await giveUp(services, draft, reasons);
  else log.info({ draftId: draft.id }, 'a scheduled draft was published');
  return true;
}

/** null: it is published, or nobody wants it published any more. Otherwise why not, in sentences. */
async function publishOne(services: Services, draft: Draft, publishAt: Date): Promise<string[] | null> {
  const { database, clock, log } = services;
  if (clock().getTime() - publishAt.getTime() > LATE_MOST_MS)
    return ['It could not be published within an hour of that time: the server did not run, or had no database.'];
  const user = draft.scheduledBy === null ? null : await findUser(database.queries, draft.scheduledBy);
  if (user === null || !hasRightsOf(user.roles, 'publisher'))
    return ['Who scheduled it has no right to publish any more.'];
  const given = { id: draft.id, note: draft.publishNote ?? '', scheduledFor: publishAt };
  try {
    await publishDraft(services, given, { userId: user.id, address: '' });
    return null;
  } catch (error) {
    if (error instanceof ProblemError && !PASSING.has(error.problem.code)) return reasonsOf(error);
    log.error({ err: error, draftId: draft.id }, 'a scheduled draft could not be published; trying again');
    await changeDraft(database.queries, draft.id, { claimedUntil: new Date(clock().getTime() + RETRY_MS) });
    return null;
  }
}

/** These answers may be otherwise in a moment. */
const PASSING: ReadonlySet<string> = new Set(['not-ready', 'revision-moved']);

function reasonsOf({ problem: { code, message, errors = [] } }: ProblemError): string[] {
  if (code !== 'content-refused') return [message];
  const told = errors.map(({ field, message: words }) => `${field}: ${words}`);
  return told.length === 0 ? [message] : told.slice(0, REASONS_MOST);
}

/** Opens a draft again, with the reasons, and mails who scheduled it, unless it was taken off the schedule meanwhile. */
async function giveUp(
  { database, holder }: Services,
  { id, publishAt, scheduledBy }: Draft,
  reasons: string[],
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (draft?.state !== 'scheduled' || draft.publishAt?.getTime() !== publishAt?.getTime()) return;
    const notPublished = publishAt === null ? null : { at: publishAt.toISOString(), reasons };
    await changeDraft(tx, id, { ...unscheduled, notPublished });
    const user = scheduledBy === null ? null : await findUser(tx, scheduledBy);
    const at = publishAt === null ? '' : inZone(publishAt, settingsOf(inForce(holder)));
    const data = { draftId: id, name: draft.name, at, reasons };
    if (user !== null)
      await queueMail(tx, {
        kind: 'draft-not-published',
        to: user.email,
        data,
        dedupeKey: `draft-not-published ${id} ${at}`,
      });
    const facts = { reasons: reasons.join(' ').slice(0, 1000) };
    await recordAudit(tx, { action: 'draft-not-published', actor: scheduledBy, subject: id, address: '', facts });
    await announceDraft(tx, id);
  });
}
