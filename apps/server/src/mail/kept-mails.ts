import {
  type AuditAction,
  countMails,
  findMails,
  type ListedMail,
  listMails,
  type MailQuery,
  type MailState,
  type Queries,
  recordAudit,
  retryMail,
} from '@millrace/database';
import type { ActBy } from '../console/act-by.ts';

const RETRIED_MAX = 1000;

/** The outbox for office and terminal. Each reading is in the log before what was read is returned. */
export function keptMails(queries: Queries) {
  const audit = (action: AuditAction, by: ActBy, subject: string | null, facts = {}): Promise<void> =>
    recordAudit(queries, { action, ...by, subject, facts });
  return {
    /** The newest first. */
    list: async (query: MailQuery, by: ActBy): Promise<ListedMail[]> => {
      const mails = await listMails(queries, query);
      await audit('mails-listed', by, null, { shown: mails.length });
      return mails;
    },

    /** How many mails there are of each state. */
    count: async (query: Pick<MailQuery, 'search'>): Promise<Record<MailState, number>> => ({
      waiting: 0,
      sent: 0,
      kept: 0,
      dead: 0,
      ...(await countMails(queries, query)),
    }),

    /** Those whose id begins so, two at most: one of several is read by nobody. */
    find: (idStart: string): Promise<ListedMail[]> => findMails(queries, idStart, 2),

    /** Notes that somebody reads a mail. */
    read: (mail: ListedMail, by: ActBy): Promise<void> => audit('mail-read', by, mail.id),

    /** Tries a mail again now; false: it was sent, or is in hand. */
    retry: async (mail: ListedMail, by: ActBy): Promise<boolean> => {
      const isRetried = await retryMail(queries, mail.id);
      if (isRetried) await audit('mail-retried', by, mail.id);
      return isRetried;
    },

    /** Tries all dead letters again. Returns how many. */
    retryDead: async (by: ActBy): Promise<number> => {
      const dead = await listMails(queries, { state: 'dead', limit: RETRIED_MAX });
      let retried = 0;
      for (const { id } of dead) if (await retryMail(queries, id)) retried += 1;
      if (retried > 0) await audit('mail-retried', by, null, { mails: retried });
      return retried;
    },
  };
}

export type KeptMails = ReturnType<typeof keptMails>;

/** Why a mail was not tried again. */
export const whyNotRetried = ({ state }: ListedMail): string => (state === 'sent' ? 'was sent' : 'is in hand just now');
