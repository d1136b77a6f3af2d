import type { Settings } from '@millrace/contract';
import type { Head } from '../head/head.ts';
import type { PageAddress } from '../page/plan.ts';

/** A tab of a page: an address of its own below the page's, with its own title and description. */
export interface PageTab {
  /** Last segment of its address. */
  id: string;
  /** Other segments that show it. */
  also?: readonly string[];
  /** Words on the tab. */
  name: string;
  title: string;
  description: (settings: Settings) => string;
  /** Shown under its address, but not among the tabs. */
  isUnlisted?: true;
}
export type PageTabs<Tab extends PageTab = PageTab> = readonly [Tab, ...Tab[]];

/** The tab a segment asks for; without one, or with one nobody knows, the first. */
export function shownTab<Tab extends PageTab>(tabs: PageTabs<Tab>, segment = ''): Tab {
  const wanted = segment.toLowerCase();
  return tabs.find(({ id, also = [] }) => id === wanted || also.includes(wanted)) ?? tabs[0];
}

/** The head of a page of tabs: each tab has its own address. */
export const tabHead =
  (base: string, tabs: PageTabs) =>
  (at: Pick<PageAddress, 'params'>, _read: unknown, settings: Settings): Head => {
    const { id, title, description } = shownTab(tabs, at.params.id);
    return { title, description: description(settings), canonical: `${base}/${id}` };
  };
