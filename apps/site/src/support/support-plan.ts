import { calls, type PageTabName } from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import type { PageAddress, PagePlan } from '../page/plan.ts';
import { type PageTab, type PageTabs, shownTab, tabHead } from '../page-parts/page-tab.ts';

export const SUPPORT = '/support';
export const FAQ_TAB = 'frequently-asked-questions';

export interface SupportTab extends PageTab {
  id: PageTabName<'support'>;
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
    description: () => 'Answers to what is asked most: in words, in steps with pictures, and as videos.',
  },
];

/** The text above the tabs. */
export const supportNoteQuery = queryFor(calls.contentByType, { params: { type: 'Support' } });
export const supportDocumentsQuery = queryFor(calls.supportDocuments, {});
export const supportVideosQuery = queryFor(calls.supportVideos, {});
export const faqsQuery = queryFor(calls.faqs, {});

/** The filter looks through documents and questions, whichever tab is shown. */
const always: ApiQuery<unknown>[] = [supportNoteQuery, supportDocumentsQuery, faqsQuery];
const isVideos = (at: PageAddress<'support'>): boolean => shownTab(supportTabs, at.params.id).id === 'videos';

/** /support and its tabs. */
export const supportPlan: PagePlan<'support'> = {
  queries: (at) => (isVideos(at) ? [...always, supportVideosQuery] : always),
  head: tabHead(SUPPORT, supportTabs),
};

/** /faq shows the questions of Support, which are known by their address there. */
export const faqPlan: PagePlan<'faq'> = {
  queries: () => always,
  head: (_at, read, settings) => tabHead(SUPPORT, supportTabs)({ params: { id: FAQ_TAB } }, read, settings),
};
