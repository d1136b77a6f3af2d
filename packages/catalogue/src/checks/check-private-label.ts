import type { Customer } from '@millrace/contract/content';
import type { Candidate } from '../tables/candidate.ts';
import { ACCOUNT_FACTS } from '../tables/private-label.ts';
import { tableById } from '../tables/rows.ts';
import { type Check, error, warning } from './check.ts';

/**
 * Customers and the families they sell under their own name refer to rows that exist, and facts of customers are those that rules ask
 * for.
 */
export const checkPrivateLabel: Check = function* ({ content, families, configurators }) {
  const groups = yield* tableById(content.privateLabelGroups);
  const customers = yield* tableById(content.customers);
  for (const { id, name, groupId } of content.customers)
    if (groupId !== null && !groups.has(groupId))
      yield error(
        'unknown-private-label-group',
        { kind: 'customers', id, path: ['groupId'] },
        `${name} is in group ${groupId}, which does not exist.`,
      );
  const asked = factsAskedFor(configurators);
  for (const row of content.customers) yield* checkFacts(row, asked);
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

/** By name, the values that configurators list for a fact about who asks. */
function factsAskedFor(configurators: Candidate['configurators']): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  for (const { data } of configurators.values())
    for (const { name, values } of data.context ?? []) {
      const listed = asked.get(name) ?? new Set();
      for (const value of values) listed.add(value);
      asked.set(name, listed);
    }
  return asked;
}

function* checkFacts({ id, name: customer, facts }: Customer, asked: ReadonlyMap<string, ReadonlySet<string>>) {
  const names = new Set<string>();
  for (const [at, { name, value }] of facts.entries()) {
    const where = (field: string) => ({ kind: 'customers', id, path: ['facts', at, field] }) as const;
    const values = asked.get(name);
    if (ACCOUNT_FACTS.has(name))
      yield error('fact-of-the-account', where('name'), `${customer}: “${name}” is known from the account by itself.`);
    else if (names.has(name)) yield error('duplicate-fact', where('name'), `${customer} has the fact “${name}” twice.`);
    else if (values === undefined)
      yield warning('unasked-fact', where('name'), `${customer}: no configurator asks for the fact “${name}”.`);
    else if (!values.has(value))
      yield warning(
        'unlisted-fact',
        where('value'),
        `${customer}: no configurator lists “${value}” for the fact “${name}”. It lists ${[...values].join(', ')}.`,
      );
    names.add(name);
  }
}
