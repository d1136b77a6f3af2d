import type { ContentEvent } from '@millrace/contract/content';
import { isMailAddress, type MailData, type Queries, queueMail, type SubmittedRegistration } from '@millrace/database';
import { mayCopyTo } from '../limits/recipient-limits.ts';

interface Registered {
  event: ContentEvent;
  registration: SubmittedRegistration;
}

/** Queues the mails about a registration, in its transaction. */
export type MailRegistration = (tx: Queries, registered: Registered) => Promise<void>;

/**
 * A mail to who registered, as long as that address gets no more than its share, and one to each of the event's hosts. Hosts that are no
 * address are passed over: the setting is written by people.
 */
export const mailRegistration =
  (hosts: () => readonly string[], clock: () => Date = () => new Date()): MailRegistration =>
  async (tx, { event, registration }) => {
    const data = mailData(event, registration);
    if (await mayCopyTo(tx, registration.email, clock()))
      await queueMail(tx, {
        kind: 'registration-copy',
        to: registration.email,
        data,
        dedupeKey: `registration-copy ${registration.id}`,
      });
    for (const to of new Set(hosts().filter(isMailAddress)))
      await queueMail(tx, {
        kind: 'registration-notice',
        to,
        data,
        dedupeKey: `registration-notice ${registration.id} ${to}`,
      });
  };

function mailData(event: ContentEvent, registration: SubmittedRegistration): MailData['registration-copy'] {
  const { slug, name, dates, startsOn, endsOn } = event;
  const { firstName, lastName, phone, email, totalAttending, notes } = registration;
  return {
    event: { slug, name, dates, startsOn, endsOn },
    person: { firstName, lastName, phone, email, totalAttending, notes },
  };
}
