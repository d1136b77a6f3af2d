import type { ReactNode } from 'react';
import { useParams } from '../navigation/here.tsx';
import { shownTab } from '../page-parts/page-tab.ts';
import { supportTabs } from './support-plan.ts';
import { SupportView } from './support-view.tsx';

export { supportPlan as plan } from './support-plan.ts';

export function Page(): ReactNode {
  return <SupportView shown={shownTab(supportTabs, useParams().id)} />;
}
