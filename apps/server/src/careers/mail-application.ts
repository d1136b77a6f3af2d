import type { Application } from '@millrace/contract/endpoints';
import { isMailAddress, type Queries, queueMail } from '@millrace/database';
import { mayCopyTo } from '../limits/recipient-limits.ts';

interface Applied {
  id: string;
  data: Application;
  hasResume: boolean;
}

/** Queues the mails about an application, in its transaction. */
export type MailApplication = (tx: Queries, applied: Applied) => Promise<void>;

/**
 * A copy to who applied, as long as that address gets no more than its share, and a notice to each who hires. Those that are no address
 * are passed over: the setting is written by people.
 */
export const mailApplication =
  (hiring: () => readonly string[], clock: () => Date = () => new Date()): MailApplication =>
  async (tx, { id, data: { position, first, last, email }, hasResume }) => {
    const data = { applicationId: id, position, name: `${first} ${last}`, hasResume };
    if (await mayCopyTo(tx, email, clock()))
      await queueMail(tx, { kind: 'application-copy', to: email, data, dedupeKey: `application-copy ${id}` });
    for (const to of new Set(hiring().filter(isMailAddress)))
      await queueMail(tx, { kind: 'application-notice', to, data, dedupeKey: `application-notice ${id} ${to}` });
  };
