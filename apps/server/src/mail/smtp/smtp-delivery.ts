import { createTransport } from 'nodemailer';
import { isLocalAddress } from '../../config/is-local-address.ts';
import type { Delivery } from '../delivery.ts';
import type { AttachmentMakers } from '../letters/letter.ts';
import type { MailSender } from '../mail-sender.ts';
import { type ReadMedia, writeMail } from '../write-mail.ts';

export interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  /**
   * Of silence: RFC 5321 (4.5.3.2.6) asks for ten minutes after the last dot, because a sender that gives up earlier
   * repeats a mail that had arrived.
   */
  socketTimeout: number;
  /** Of a whole mail, however slowly the other side goes on. */
  wholeTimeout: number;
}
const SECOND = 1000;
const TIMEOUTS: SmtpTimeouts = {
  connectionTimeout: 30 * SECOND,
  greetingTimeout: 30 * SECOND,
  socketTimeout: 600 * SECOND,
  wholeTimeout: 900 * SECOND,
};
/** Shorter than any server's patience, so that no mail is given to a connection that is about to be closed. */
const IDLE_TIMEOUT_MS = 15 * SECOND;

export interface SmtpOptions {
  /** `smtp://` or `smtps://`; its query may set what nodemailer takes, such as `requireTLS=false`. */
  smtpUrl: string;
  connections: number;
  sender(): Promise<MailSender>;
  media: ReadMedia;
  attachments?: AttachmentMakers;
  timeouts?: SmtpTimeouts;
}

/**
 * Gives mails to a mail server. `smtps:` speaks TLS from the start; `smtp:` has to be lifted to TLS unless the server is on this
 * machine. A failed try comes back to the outbox, which alone tries again.
 */
export function smtpDelivery({
  smtpUrl,
  connections,
  sender,
  media,
  attachments = {},
  timeouts = TIMEOUTS,
}: SmtpOptions): Delivery {
  const { wholeTimeout, ...connection } = timeouts;
  const transport = createTransport({
    pool: true,
    requireTLS: !isLocalAddress(smtpUrl),
    maxConnections: connections,
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...connection,
    url: smtpUrl,
  });
  return {
    deliver: async (mail, signal) => {
      const { from, to, ...written } = await writeMail(mail, await sender(), media, attachments);
      await transport.sendMail({
        ...written,
        from,
        to,
        envelope: { from: from.address, to },
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(wholeTimeout)]),
      });
      return 'sent';
    },
    close: () => transport.close({ force: true }),
  };
}
