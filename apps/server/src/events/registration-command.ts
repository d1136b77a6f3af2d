import { randomUUID } from 'node:crypto';
import type { Snapshot } from '@millrace/catalogue';
import { attendingAtMost, type BotCheckAction, charactersAtMost, formWords } from '@millrace/contract';
import type { ContentEvent } from '@millrace/contract/content';
import type { RegistrationBody } from '@millrace/contract/endpoints';
import {
  type Database,
  recordRegistration,
  type SubmittedRegistration,
  submissionHash,
  submittedBefore,
} from '@millrace/database';
import type { StoredRoom } from '../limits/stored-room.ts';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';
import { submissionDiffers } from '../problems/submission-differs.ts';
import type { MailRegistration } from './mail-registration.ts';

interface RegistrationServices {
  database: Pick<Database, 'queries'>;
  snapshot(): Snapshot;
  checkBot(action: BotCheckAction, token: string, address: string): Promise<void>;
  mail: MailRegistration;
  room: Pick<StoredRoom, 'refuseFull' | 'refuseBeyond'>;
}

/** Registers for an event: stored and mailed in one step. The same submit sent again changes nothing and is answered the same. */
export const registrationCommand =
  ({ database: { queries }, snapshot, checkBot, mail, room }: RegistrationServices) =>
  async (
    { body }: { body: RegistrationBody },
    caller: { submissionKey: string | null; address: string },
  ): Promise<true> => {
    const { token, ...sent } = body;
    const submission = { key: caller.submissionKey, hash: submissionHash(sent, null) };
    const standing = () => submittedBefore(queries, 'registration', submission);
    const before = await standing();
    if (before === 'other') throw submissionDiffers();
    // Its token is used up by now.
    if (before === 'same') return true;
    const event = eventOf(snapshot(), body.event);
    refuseBeyondLimits(event, body);
    await room.refuseFull('registrations');
    await checkBot('register', token, caller.address);
    const { event: _, ...person } = sent;
    const registration: SubmittedRegistration = {
      ...person,
      id: randomUUID(),
      submission,
      eventSlug: event.slug,
      eventName: event.name,
    };
    const isNew = await queries.transaction(async (tx) => {
      const recorded = await recordRegistration(tx, registration);
      if (recorded) await mail(tx, { event, registration });
      if (recorded) await room.refuseBeyond(tx, 'registrations');
      return recorded;
    });
    if (!isNew && (await standing()) === 'other') throw submissionDiffers();
    return true;
  };

/** The requested event; refused with the reason when it takes no registrations. */
function eventOf({ content }: Snapshot, slug: string | undefined): ContentEvent {
  const live = content.events.filter(({ isLive }) => isLive).toSorted((a, b) => b.startsOn.localeCompare(a.startsOn));
  const event =
    slug === undefined ? (live.find(({ isOpen }) => isOpen) ?? live[0]) : live.find((one) => one.slug === slug);
  if (event === undefined) throw refused('not-found', 'There is no event to register for.');
  if (!event.isOpen) throw refused('registration-closed', `${formWords.registrationClosed} ${event.closedNote}`.trim());
  return event;
}

function refuseBeyondLimits(
  { attendingMax, notesMax }: ContentEvent,
  { totalAttending, notes }: RegistrationBody,
): void {
  const errors = [
    { field: 'totalAttending', isRefused: totalAttending > attendingMax, message: attendingAtMost(attendingMax) },
    { field: 'notes', isRefused: notes.length > notesMax, message: charactersAtMost(notesMax, notes.length) },
  ].flatMap(({ isRefused, ...error }) => (isRefused ? [error] : []));
  if (errors.length === 0) return;
  throw new ProblemError(problem('bad-request', errors.map(({ message }) => `${message}.`).join(' '), errors));
}
