import type { ClaimedMail } from '@millrace/database';

/** Where mails go. Rejects where one did not arrive, so far as is known; `signal` says that nobody waits any longer. */
export interface Delivery {
  deliver(mail: ClaimedMail, signal: AbortSignal): Promise<'sent' | 'kept'>;
  close(): void;
}

/** Without a mail server: mails stay in the outbox with their links, to be read with `npm run mails`. */
export const keeping: Delivery = { deliver: async () => 'kept', close: () => {} };
