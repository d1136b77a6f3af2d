import { type Database, recordAudit } from '@millrace/database';

/** Staff who look at the site as a customer. */
interface CustomerView {
  userId: string;
  /** The network address. */
  address: string;
  customerId: number;
  /** null: the site in force. */
  draftId: string | null;
}
export interface CustomerViews {
  /** Writes a look into the audit log, once an hour for all the parts and pages of it. */
  note(view: CustomerView): Promise<void>;
}

const ONCE_PER_MS = 60 * 60_000;
const KNOWN_MOST = 1000;

export function customerViews({ queries }: Pick<Database, 'queries'>, clock: () => number = Date.now): CustomerViews {
  const notedAt = new Map<string, number>();
  return {
    note: async ({ userId, address, customerId, draftId }) => {
      const key = `${userId} ${customerId} ${draftId}`;
      if (clock() - (notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < ONCE_PER_MS) return;
      if (notedAt.size >= KNOWN_MOST) notedAt.clear();
      notedAt.set(key, clock());
      try {
        const facts = { customer: customerId };
        await recordAudit(queries, { action: 'site-viewed-as', actor: userId, subject: draftId, address, facts });
      } catch (error) {
        notedAt.delete(key);
        throw error;
      }
    },
  };
}
