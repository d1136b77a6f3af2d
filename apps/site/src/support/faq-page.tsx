import type { ReactNode } from 'react';
import { shownTab } from '../page-parts/page-tab.ts';
import { FAQ_TAB, supportTabs } from './support-plan.ts';
import { SupportView } from './support-view.tsx';

export { faqPlan as plan } from './support-plan.ts';

export function Page(): ReactNode {
  return <SupportView shown={shownTab(supportTabs, FAQ_TAB)} />;
}
