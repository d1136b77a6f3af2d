import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { user } from '../schema/accounts.ts';
import { recordAudit } from './record-audit.ts';

export interface CustomerChange {
  userId: string;
  /** The customer viewed as so far: where staff have changed it meanwhile, nothing happens. */
  from: number;
  to: number;
  /** The network address, for the audit log. */
  address: string;
}

/** Has a user view the site as another customer. Whether it happened. */
export const changeCustomer = (
  { queries }: Database,
  { userId, from, to, address }: CustomerChange,
): Promise<boolean> =>
  queries.transaction(async (tx) => {
    const changed = await tx
      .update(user)
      .set({ customerId: to, updatedAt: new Date() })
      .where(and(eq(user.id, userId), eq(user.customerId, from)))
      .returning({ id: user.id });
    if (changed.length === 0) return false;
    await recordAudit(tx, { action: 'customer-changed', actor: userId, subject: userId, address, facts: { from, to } });
    return true;
  });
