import type { Customer } from '@millrace/contract/content';
import { type Answered, answer, refuse } from '../answer.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Viewer } from '../tables/viewer.ts';

/**
 * The customer that a viewer may view the site as: any of the private-label group of the customer viewed as now, and no
 * other (decisions 5). All else is refused alike, so that nobody learns who else is a customer.
 */
export function customerToViewAs({ customers }: Snapshot, viewer: Viewer, customerId: number): Answered<Customer> {
  const groupId = customers.groupOf(viewer);
  const customer = customers.byId.get(customerId);
  if (groupId === null || customer?.groupId !== groupId)
    return refuse('not-allowed', 'Your account cannot view the site as this customer.');
  return answer(customer);
}
