import { customerToViewAs, type Viewer } from '@millrace/catalogue';
import { changeCustomer, type Database } from '@millrace/database';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { refused } from '../problems/problem-error.ts';

interface ChangeCustomer {
  database: Database;
  holder: Pick<ContentHolder, 'current'>;
}

interface Caller {
  userId: string | null;
  viewer: Viewer;
  address: string;
}

/** Has a signed-in user view the site as another customer of the same private-label group. */
export const changeCustomerCommand =
  ({ database, holder }: ChangeCustomer) =>
  async ({ body }: { body: { customerId: number } }, { userId, viewer, address }: Caller): Promise<true> => {
    const to = customerToViewAs(inForce(holder), viewer, body.customerId);
    if (!to.ok) throw refused(to.refusal.code, to.refusal.message);
    const from = viewer.kind === 'anonymous' ? null : viewer.customerId;
    if (userId === null || from === null) throw refused('not-signed-in', 'Please sign in first.');
    const isChanged = await changeCustomer(database, { userId, from, to: to.answer.id, address });
    if (!isChanged)
      throw refused('not-allowed', 'Your account views the site as another customer by now. Reload the page.');
    return true;
  };
