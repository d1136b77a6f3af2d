import { tableById } from '../snapshot/rows.ts';
import { type Check, error, warning } from './check.ts';

/** Customers and the families they sell under their own name refer to rows that exist. */
export const checkPrivateLabel: Check = function* ({ content, families }) {
  const groups = yield* tableById(content.privateLabelGroups);
  const customers = yield* tableById(content.customers);
  for (const { id, name, groupId } of content.customers)
    if (groupId !== null && !groups.has(groupId))
      yield error(
        'unknown-private-label-group',
        { kind: 'customers', id, path: ['groupId'] },
        `${name} is in group ${groupId}, which does not exist.`,
      );
  for (const { id, name, customerId, familyId } of content.customerFamilies) {
    const customer = customers.get(customerId);
    const where = (field: string) => ({ kind: 'customerFamilies', id, path: [field] }) as const;
    if (customer === undefined)
      yield error(
        'unknown-customer',
        where('customerId'),
        `${name} belongs to customer ${customerId}, which does not exist.`,
      );
    else if (customer.groupId === null)
      yield warning(
        'customer-without-group',
        where('customerId'),
        `${name}: ${customer.name} is in no private-label group, so nobody sees it.`,
      );
    if (!families.byId.has(familyId))
      yield error('unknown-family', where('familyId'), `${name} stands for family ${familyId}, which does not exist.`);
  }
};
