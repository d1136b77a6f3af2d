import './part.css';
import type { ReactNode } from 'react';
import { Tabs } from '../ui/tabs.tsx';
import type { PageTab, PageTabs } from './page-tab.ts';

interface PageTabListProps {
  label: string;
  /** The page's address. */
  base: string;
  tabs: PageTabs;
  shown: PageTab;
}

/** The tabs of a page as links. */
export function PageTabList({ label, base, tabs, shown }: PageTabListProps): ReactNode {
  const listed = tabs.filter(({ isUnlisted }) => isUnlisted !== true);
  return (
    <div className="page-tabs pt-4 print:hidden">
      <Tabs
        label={label}
        tabs={listed.map((tab) => ({ name: tab.name, to: `${base}/${tab.id}`, isCurrent: tab === shown }))}
      />
    </div>
  );
}
