import type { ClaimedMail } from '@millrace/database';

/** Sends a mail. Rejects where it did not arrive, as far as is known; `signal` aborts when nobody waits any longer. */
export interface Delivery {
  deliver(mail: ClaimedMail, signal: AbortSignal): Promise<'sent' | 'kept'>;
  close(): void;
}

/** Without a mail server: mails stay in the outbox with their links, to be read with `npm run mails`. */
export const keeping: Delivery = { deliver: async () => 'kept', close: () => {} };
