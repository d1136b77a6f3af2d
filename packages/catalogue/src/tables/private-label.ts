import type { Configurator, Context, Pausable } from '@millrace/configurator';
import type { Content, Customer, CustomerFamily, CustomerSlug } from '@millrace/contract/content';
import { type CompiledConfigurator, configuratorText } from '../numbers/configurators.ts';
import type { CompiledFamily } from './family-tables.ts';
import { labelMedia } from './label-media.ts';
import { tableBy, tableById } from './rows.ts';
import type { Viewer } from './viewer.ts';

export interface CustomerTables {
  readonly byId: ReadonlyMap<number, Customer>;
  readonly bySlug: ReadonlyMap<CustomerSlug, Customer>;
  /** The private-label group a viewer belongs to by the customer viewed as; null for none. */
  readonly groupOf: (viewer: Viewer) => number | null;
  /** Paths below /media/ that no stranger reads, in small letters. */
  readonly media: ReadonlySet<string>;
}

export function* customerTables(content: Content): Pausable<CustomerTables> {
  const { customers } = content;
  const byId = yield* tableById(customers);
  return {
    byId,
    bySlug: yield* tableBy(customers, ({ slug }) => slug),
    groupOf: (viewer) => {
      const customerId = viewer.kind === 'anonymous' ? null : viewer.customerId;
      return customerId === null ? null : (byId.get(customerId)?.groupId ?? null);
    },
    media: yield* labelMedia(content),
  };
}

/** Facts that every account has by itself. */
export const ACCOUNT_FACTS: ReadonlySet<string> = new Set(['customer', 'label']);

/**
 * The facts about who asks that a configurator may use (decision 170): the slug of the customer, the number of its private-label group, and
 * what staff have noted of it. They are known from the account alone, and of a stranger nothing is.
 */
export function contextOf(
  { customers }: { customers: Pick<CustomerTables, 'byId'> },
  customerId: number | null,
): Context {
  const customer = customerId === null ? undefined : customers.byId.get(customerId);
  if (customer === undefined) return {};
  return {
    ...Object.fromEntries(customer.facts.map(({ name, value }) => [name, value])),
    customer: customer.slug,
    ...(customer.groupId === null ? {} : { label: String(customer.groupId) }),
  };
}

/** The customer's own configurator, else the family's with the descriptions meant for customers. */
export function privateLabelConfigurator(
  { configurators }: { configurators: ReadonlyMap<string, CompiledConfigurator> },
  { configurator }: CompiledFamily,
  { configurator: own }: CustomerFamily,
): Configurator | null {
  if (own !== null) return configurators.get(configuratorText(own))?.data ?? own;
  return configurator === null ? null : { ...configurator.data, privateLabel: true };
}
