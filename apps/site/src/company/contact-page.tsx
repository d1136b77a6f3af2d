import './company.css';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { TwoColumns } from '../beside/two-columns.tsx';
import type { PageProps } from '../page/plan.ts';
import { PageHead } from '../page-parts/page-head.tsx';
import { shownTab } from '../page-parts/page-tab.ts';
import { PageTabList } from '../page-parts/page-tab-list.tsx';
import { ContactAside } from './contact-aside.tsx';
import { CONTACT, type ContactTab, offeredTabs } from './contact-plan.ts';
import { CustomerService } from './customer-service.tsx';
import { Employment } from './employment.tsx';
import { Location } from './location.tsx';

export { contactPlan as plan } from './contact-plan.ts';

const contentOf: Record<ContactTab['id'], () => ReactNode> = {
  'customer-services': CustomerService,
  location: Location,
  employment: Employment,
};

export function Page({ at }: PageProps<'contact'>): ReactNode {
  const tabs = offeredTabs(useSettings());
  const shown = shownTab(tabs, at.params.id);
  const Content = contentOf[shown.id];
  return (
    <div className="frame">
      <PageHead title={shown.title}>{shown.lead}</PageHead>
      <PageTabList label="Ways to reach us" base={CONTACT} tabs={tabs} shown={shown} />
      {shown.id === 'employment' ? (
        <TwoColumns aside={<ContactAside />}>
          <Content />
        </TwoColumns>
      ) : (
        <Content />
      )}
    </div>
  );
}
