import { type Database, type Log, readSettings } from '@millrace/database';
import type { ConsoleCommand } from '../console/open-console.ts';
import { keeping } from './delivery.ts';
import type { AttachmentMakers } from './letters/letter.ts';
import { type MailSender, mailSender } from './mail-sender.ts';
import { mailsCommand } from './mails-command.ts';
import { officeMails } from './office-mails.ts';
import { HANDS } from './outbox/mail-hands.ts';
import { startMailWorker } from './outbox/mail-worker.ts';
import { smtpDelivery } from './smtp/smtp-delivery.ts';
import type { ReadMedia } from './write-mail.ts';

export interface MailOptions {
  database: Database;
  config: { smtpUrl: string | null; publicUrl: string };
  media: ReadMedia;
  attachments?: AttachmentMakers;
  log: Log;
}

/** Sends what is in the outbox while the process runs. Returns a function that stops it. */
export function openMail({
  database,
  config,
  media,
  attachments = {},
  log,
}: MailOptions): Promise<() => Promise<void>> {
  const { smtpUrl, publicUrl } = config;
  if (smtpUrl === null)
    log.warn({}, 'no SMTP_URL: mails are not sent but kept, with their links; read them with `npm run mails`');
  const sender = () => senderFrom(database, publicUrl);
  return startMailWorker({
    database,
    log,
    domain: messageIdDomain(publicUrl),
    delivery: smtpUrl === null ? keeping : smtpDelivery({ smtpUrl, connections: HANDS, sender, media, attachments }),
  });
}

/** `npm run mails`, on an open database. */
export const openMailsCommand = (database: Database, publicUrl: string): ConsoleCommand =>
  mailsCommand({ queries: database.queries, sender: () => senderFrom(database, publicUrl) });

/** The outbox for admins, on an open database. */
export const openOfficeMails = (database: Database, publicUrl: string) =>
  officeMails({ queries: database.queries, sender: () => senderFrom(database, publicUrl) });

/** From the rows, so that mails go out also while content does not compile. */
const senderFrom = async ({ queries }: Database, publicUrl: string): Promise<MailSender> =>
  mailSender(await readSettings(queries), publicUrl);

/** The name of the site; an address of IP stands in brackets (RFC 5322, 3.4.1). */
function messageIdDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
}
