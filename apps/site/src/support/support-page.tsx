import type { ReactNode } from 'react';
import type { PageProps } from '../page/plan.ts';
import { shownTab } from '../page-parts/page-tab.ts';
import { supportTabs } from './support-plan.ts';
import { SupportView } from './support-view.tsx';

export { supportPlan as plan } from './support-plan.ts';

export function Page({ at }: PageProps<'support'>): ReactNode {
  return <SupportView shown={shownTab(supportTabs, at.params.id)} />;
}
