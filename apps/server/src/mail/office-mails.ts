import type { DeadMails, ListedMailAnswer, MailPage, StaffMail } from '@millrace/contract/office';
import type { ListedMail, MailState, Queries } from '@millrace/database';
import { actBy } from '../console/act-by.ts';
import { refused } from '../problems/problem-error.ts';
import { keptMails, whyNotRetried } from './kept-mails.ts';
import { letterText } from './letters/letter-text.ts';
import type { MailSender } from './mail-sender.ts';
import { letterOf } from './write-mail.ts';

interface OfficeServices {
  queries: Queries;
  sender(): Promise<MailSender>;
}
interface Staff {
  userId: string | null;
  address: string;
}
interface OfMail {
  params: { id: string };
}

/** Stands for a link: who has it can enter as somebody else. `npm run mails` shows it, at the server's own terminal. */
export const HIDDEN_LINK = '(the link is not shown here)';

/** The outbox for admins, by the same functions as `npm run mails`. */
export function officeMails({ queries, sender }: OfficeServices) {
  const mails = keptMails(queries);
  const found = async (id: string): Promise<ListedMail> => {
    const [mail] = await mails.find(id);
    if (mail === undefined) throw refused('not-found', 'There is no such mail, or none any more.');
    return mail;
  };
  const present = async (mail: ListedMail): Promise<StaffMail> => ({
    ...presentListed(mail),
    letter: letterShown(mail, await sender()),
  });

  return {
    officeMails: async (
      {
        query: { page, pageSize, ...query },
      }: {
        query: { page: number; pageSize: number; state?: MailState | undefined; search?: string | undefined };
      },
      staff: Staff,
    ): Promise<MailPage> => {
      const listed = await mails.list({ ...query, limit: pageSize, offset: (page - 1) * pageSize }, actBy(staff));
      const counts = await mails.count(query);
      const total =
        query.state === undefined ? counts.waiting + counts.sent + counts.kept + counts.dead : counts[query.state];
      return { items: listed.map(presentListed), page, pageSize, total, counts };
    },

    officeDeadMails: async (): Promise<DeadMails> => ({ dead: (await mails.count({})).dead }),

    officeMail: async ({ params }: OfMail, staff: Staff): Promise<StaffMail> => {
      const mail = await found(params.id);
      await mails.read(mail, actBy(staff));
      return present(mail);
    },

    officeRetryMail: async ({ params }: OfMail, staff: Staff): Promise<StaffMail> => {
      const mail = await found(params.id);
      if (!(await mails.retry(mail, actBy(staff))))
        throw refused('changed-meanwhile', `This mail ${whyNotRetried(mail)}.`);
      return present(await found(params.id));
    },

    officeRetryDeadMails: async (_: unknown, staff: Staff): Promise<{ retried: number }> => ({
      retried: await mails.retryDead(actBy(staff)),
    }),
  };
}

function letterShown({ kind, data }: ListedMail, sender: MailSender): StaffMail['letter'] {
  if (data === null) return null;
  const letter = letterOf({ kind, data }, sender);
  const blocks = letter.blocks.map((block) => (block.kind === 'button' ? { ...block, link: HIDDEN_LINK } : block));
  return { subject: letter.subject, text: letterText({ ...letter, blocks }, sender) };
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
