import './orders.css';
import type { ReactNode } from 'react';
import { TwoColumns } from '../beside/two-columns.tsx';
import type { PageProps } from '../page/plan.ts';
import { PageHead } from '../page-parts/page-head.tsx';
import { shownTab } from '../page-parts/page-tab.ts';
import { PageTabList } from '../page-parts/page-tab-list.tsx';
import { OrdersAndShipping } from './orders-and-shipping.tsx';
import { OrdersAside } from './orders-aside.tsx';
import { ORDERS, type OrdersTab, ordersTabs } from './orders-plan.ts';
import { WarrantyAndReturns } from './warranty-and-returns.tsx';
import { WarrantyDocuments } from './warranty-documents.tsx';

export { ordersPlan as plan } from './orders-plan.ts';

const contentOf: Record<OrdersTab['id'], () => ReactNode> = {
  'orders-and-shipping': OrdersAndShipping,
  'warranty-and-returns': WarrantyAndReturns,
  documents: WarrantyDocuments,
};

export function Page({ at }: PageProps<'orders'>): ReactNode {
  const shown = shownTab(ordersTabs, at.params.id);
  const Content = contentOf[shown.id];
  return (
    <div className="frame">
      <PageHead title={shown.title} />
      <PageTabList label="About orders" base={ORDERS} tabs={ordersTabs} shown={shown} />
      <TwoColumns aside={<OrdersAside shown={shown} />}>
        <Content />
      </TwoColumns>
    </div>
  );
}
