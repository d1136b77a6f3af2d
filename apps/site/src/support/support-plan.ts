import { calls } from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import { type PageTab, type PageTabs, shownTab, tabHead } from '../page-parts/page-tab.ts';
import type { PageAddress, RoutePlan } from '../rendering/route.ts';

export const SUPPORT = '/support';
export const FAQ_TAB = 'frequently-asked-questions';

export interface SupportTab extends PageTab {
  id: 'documents' | 'videos' | typeof FAQ_TAB;
}

/** The tabs of Support (specification 2.7). */
export const supportTabs: PageTabs<SupportTab> = [
  {
    id: 'documents',
    name: 'Documents',
    title: 'Support documents',
    description: () => 'Data sheets, quick start and user guides, brochures and price sheets, by kind and product.',
  },
  {
    id: 'videos',
    name: 'Videos',
    title: 'Support videos',
    description: (settings) =>
      `Short videos on mounting, wiring and testing. The support line answers ${settings['company.hours']}.`,
  },
  {
    id: FAQ_TAB,
    name: 'FAQ',
    title: 'Frequently asked questions',
    description: () => 'Answers on floats, alarms and control panels: in words, in steps with pictures, and as videos.',
  },
];

/** What is said above the tabs. */
export const supportNoteQuery = queryFor(calls.contentByType, { params: { type: 'Support' } });
export const supportDocumentsQuery = queryFor(calls.supportDocuments, {});
export const supportVideosQuery = queryFor(calls.supportVideos, {});
export const faqsQuery = queryFor(calls.faqs, {});

/** The filter looks through documents and questions, whichever tab is shown. */
const always: ApiQuery<unknown>[] = [supportNoteQuery, supportDocumentsQuery, faqsQuery];
const isVideos = (at: PageAddress): boolean => shownTab(supportTabs, at.params.id).id === 'videos';

/** /support and its tabs. */
export const supportPlan: RoutePlan = {
  queries: (at) => (isVideos(at) ? [...always, supportVideosQuery] : always),
  head: tabHead(SUPPORT, supportTabs),
};

/** /faq shows the questions of Support, which are known by their address there. */
export const faqPlan: RoutePlan = {
  queries: () => always,
  head: (at, read, settings) => tabHead(SUPPORT, supportTabs)({ ...at, params: { id: FAQ_TAB } }, read, settings),
};
