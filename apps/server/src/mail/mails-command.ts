import type { ListedMail, MailState, Queries } from '@millrace/database';
import { AT_TERMINAL } from '../console/act-by.ts';
import type { ConsoleCommand, Said } from '../console/open-console.ts';
import { type KeptMails, keptMails, whyNotRetried } from './kept-mails.ts';
import { letterText } from './letters/letter-text.ts';
import type { MailSender } from './mail-sender.ts';
import { letterOf } from './write-mail.ts';

const MAILS_USAGE = [
  'npm run mails                  the newest mails, the links of those that are kept in full',
  'npm run mails -- list STATE    those in one state: waiting, sent, kept, dead',
  'npm run mails -- show ID       one mail; of an ID its beginning is enough',
  'npm run mails -- retry ID      tries it again now; `retry dead` tries all dead letters',
];
const LISTED_MAX = 50;
const states: Readonly<Record<MailState, string>> = {
  waiting: 'waits',
  sent: 'sent',
  kept: 'kept here',
  dead: 'dead letter',
};

export interface MailsDependencies {
  queries: Queries;
  sender(): Promise<MailSender>;
}
type Work = (
  given: { mails: KeptMails; sender: MailsDependencies['sender'] },
  words: readonly string[],
) => Promise<Said>;

/** Runs `npm run mails` in the server or, where none runs, in its own process. */
export const mailsCommand =
  ({ queries, sender }: MailsDependencies): ConsoleCommand =>
  async ([verb = 'list', ...words]) => {
    const work = words.length <= 1 && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    return work?.({ mails: keptMails(queries), sender }, words) ?? failed(...MAILS_USAGE);
  };

const verbs: Readonly<Record<string, Work>> = {
  list: async ({ mails }, [state]) => {
    if (state !== undefined && !isState(state)) return failed(...MAILS_USAGE);
    const listed = await mails.list({ state, limit: LISTED_MAX }, AT_TERMINAL);
    return said(...(listed.length === 0 ? ['No mails.'] : listed.flatMap(listedLines)));
  },
  show: ({ mails, sender }, [id = '']) =>
    withMail(mails, id, async (mail) => {
      await mails.read(mail, AT_TERMINAL);
      return said(...headLines(mail), '', ...bodyLines(mail, await sender()));
    }),
  retry: async ({ mails }, [id = '']) => {
    if (id === 'dead') {
      const count = await mails.retryDead(AT_TERMINAL);
      return said(count === 1 ? '1 dead letter is tried again.' : `${count} dead letters are tried again.`);
    }
    return withMail(mails, id, async (mail) =>
      (await mails.retry(mail, AT_TERMINAL))
        ? said(`Mail ${short(mail)} is tried again.`)
        : failed(`Mail ${short(mail)} ${whyNotRetried(mail)}.`),
    );
  },
};

async function withMail(mails: KeptMails, id: string, work: (mail: ListedMail) => Promise<Said>): Promise<Said> {
  const [mail, another] = await mails.find(id);
  if (mail === undefined) return failed(`There is no mail ${id}.`);
  return another === undefined ? work(mail) : failed(`Several mails begin with ${id}: give more of it.`);
}

function listedLines(mail: ListedMail): string[] {
  const line = [short(mail), states[mail.state].padEnd(11), stamp(mail.queuedAt), mail.kind.padEnd(14), mail.to];
  const fault = mail.lastFault === null ? [] : [`          ${triesOf(mail)}, the last: ${mail.lastFault}`];
  const links = mail.state === 'kept' ? linksOf(mail).map((link) => `          ${link}`) : [];
  return [line.join('  '), ...fault, ...links];
}

function headLines(mail: ListedMail): string[] {
  const when = mail.endedAt === null ? `next try ${stamp(mail.dueAt)}` : stamp(mail.endedAt);
  return [
    `ID          ${mail.id}`,
    `Kind        ${mail.kind}`,
    `To          ${mail.to}`,
    `Queued      ${stamp(mail.queuedAt)}`,
    `State       ${states[mail.state]}, ${when}, ${triesOf(mail)}`,
    ...(mail.messageId === null ? [] : [`Message-ID  <${mail.messageId}>`]),
    ...(mail.lastFault === null ? [] : [`Last fault  ${mail.lastFault}`]),
  ];
}

function bodyLines({ kind, data }: ListedMail, sender: MailSender): string[] {
  if (data === null) return ['What a mail said is forgotten once it is sent.'];
  const letter = letterOf({ kind, data }, sender);
  return [`Subject     ${letter.subject}`, '', ...letterText(letter, sender).split('\n')];
}

const linksOf = ({ data }: ListedMail): string[] => Object.values(data ?? {}).filter((value) => /^https?:/.test(value));
const isState = (word: string): word is MailState => Object.hasOwn(states, word);
const triesOf = ({ tries }: ListedMail): string => (tries === 1 ? '1 try' : `${tries} tries`);
const short = ({ id }: ListedMail): string => id.slice(0, 8);
const stamp = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const said = (...lines: string[]): Said => ({ lines, exitCode: 0 });
const failed = (...lines: string[]): Said => ({ lines, exitCode: 1 });
