import type { ListedMailAnswer, MailPage, StaffMail } from '@millrace/contract/office';
import {
  countMails,
  findMails,
  type ListedMail,
  listMails,
  type MailState,
  type Queries,
  recordAudit,
  retryMail,
} from '@millrace/database';
import { refused } from '../problems/problem-error.ts';
import { letterText } from './letters/letter-text.ts';
import type { MailFacts } from './mail-facts.ts';
import { letterOf } from './write-mail.ts';

interface OfficeServices {
  queries: Queries;
  facts(): Promise<MailFacts>;
}
interface Staff {
  userId: string | null;
  address: string;
}
interface OfMail {
  params: { id: string };
}

const RETRIED_MAX = 1000;
/** Stands for a link: who has it can enter as somebody else. `npm run mails` shows it, at the server's own terminal. */
export const HIDDEN_LINK = '(the link is not shown here)';

/** The outbox for admins, by the same functions as `npm run mails`. */
export function officeMails({ queries, facts }: OfficeServices) {
  const found = async (id: string): Promise<ListedMail> => {
    const [mail] = await findMails(queries, id, 1);
    if (mail === undefined) throw refused('not-found', 'There is no such mail, or none any more.');
    return mail;
  };
  const audit = (action: 'mail-read' | 'mail-retried', subject: string | null, { userId, address }: Staff, count = 1) =>
    recordAudit(queries, { action, actor: userId, subject, address, facts: count === 1 ? {} : { mails: count } });
  const present = async (mail: ListedMail): Promise<StaffMail> => ({
    ...presentListed(mail),
    letter: letterShown(mail, await facts()),
  });

  return {
    officeMails: async ({
      query: { page, pageSize, ...query },
    }: {
      query: { page: number; pageSize: number; state?: MailState | undefined; search?: string | undefined };
    }): Promise<MailPage> => {
      const mails = await listMails(queries, { ...query, limit: pageSize, offset: (page - 1) * pageSize });
      const counted = await countMails(queries, query);
      const counts = { waiting: 0, sent: 0, kept: 0, dead: 0, ...counted };
      const total =
        query.state === undefined ? counts.waiting + counts.sent + counts.kept + counts.dead : counts[query.state];
      return { items: mails.map(presentListed), page, pageSize, total, counts };
    },

    officeMail: async ({ params }: OfMail, staff: Staff): Promise<StaffMail> => {
      const mail = await found(params.id);
      await audit('mail-read', mail.id, staff);
      return present(mail);
    },

    officeRetryMail: async ({ params }: OfMail, staff: Staff): Promise<StaffMail> => {
      const mail = await found(params.id);
      if (!(await retryMail(queries, mail.id)))
        throw refused('changed-meanwhile', `This mail ${mail.state === 'sent' ? 'was sent' : 'is in hand just now'}.`);
      await audit('mail-retried', mail.id, staff);
      return present(await found(params.id));
    },

    officeRetryDeadMails: async (_: unknown, staff: Staff): Promise<{ retried: number }> => {
      const dead = await listMails(queries, { state: 'dead', limit: RETRIED_MAX });
      let retried = 0;
      for (const { id } of dead) if (await retryMail(queries, id)) retried += 1;
      if (retried > 0) await audit('mail-retried', null, staff, retried);
      return { retried };
    },
  };
}

function letterShown({ kind, data }: ListedMail, facts: MailFacts): StaffMail['letter'] {
  if (data === null) return null;
  const letter = letterOf({ kind, data }, facts);
  const blocks = letter.blocks.map((block) => (block.kind === 'button' ? { ...block, link: HIDDEN_LINK } : block));
  return { subject: letter.subject, text: letterText({ ...letter, blocks }, facts) };
}

const presentListed = ({
  id,
  kind,
  to,
  state,
  queuedAt,
  dueAt,
  endedAt,
  tries,
  lastFault,
}: ListedMail): ListedMailAnswer => ({
  id,
  kind,
  to,
  state,
  queuedAt: queuedAt.toISOString(),
  dueAt: state === 'waiting' ? dueAt.toISOString() : null,
  endedAt: endedAt?.toISOString() ?? null,
  tries,
  lastFault,
});
