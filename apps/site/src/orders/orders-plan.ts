import { toCents } from '@millrace/configurator';
import { calls, type PageTabName, printingOf, type Settings } from '@millrace/contract';
import { queryFor } from '../api/query-for.ts';
import type { PagePlan } from '../page/plan.ts';
import { type PageTab, type PageTabs, tabHead } from '../page-parts/page-tab.ts';

export const ORDERS = '/orders';

export interface OrdersTab extends PageTab {
  id: PageTabName<'orders'>;
}

/** The tabs of Orders (specification 2.10). */
export const ordersTabs: PageTabs<OrdersTab> = [
  {
    id: 'orders-and-shipping',
    name: 'Orders and Shipping',
    title: 'Orders and shipping',
    description: (settings) =>
      `How to order, what freight costs and how to get it sooner. No minimum order${freightWords(thresholdOf(settings))}.`,
  },
  {
    id: 'warranty-and-returns',
    name: 'Warranty and Returns',
    title: 'Warranty and returns',
    description: (settings) =>
      `${settings['warranty.standard']} ${settings['warranty.custom']} How to return a product, and what can be returned.`,
  },
  {
    id: 'documents',
    name: 'Documents',
    title: 'Warranty documents',
    description: () => 'The limited warranties in full, to read and print.',
    isUnlisted: true,
  },
];

/** The limited warranties as files. */
export const warrantiesQuery = queryFor(calls.content, { query: { category: 'Warranty' } });

/** /orders and its tabs. */
export const ordersPlan: PagePlan<'orders'> = {
  queries: () => [warrantiesQuery],
  head: tabHead(ORDERS, ordersTabs),
};

/** The amount from which freight is allowed, as money; '': this maker allows none. */
export const thresholdOf = (settings: Settings): string => {
  const amount = settings['orders.freightThreshold'];
  return amount > 0 ? printingOf(settings).money(toCents(amount)) : '';
};

const freightWords = (threshold: string): string =>
  threshold === '' ? '' : `; freight allowed on standard catalog products from ${threshold}`;
