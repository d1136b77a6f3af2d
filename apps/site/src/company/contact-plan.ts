import { calls, type PageTabName, type Settings } from '@millrace/contract';
import { footerDocumentsQuery } from '../api/frame-queries.ts';
import { queryFor } from '../api/query-for.ts';
import { settingsIn, settingsQuery } from '../api/settings.ts';
import type { PagePlan } from '../page/plan.ts';
import { type PageTab, type PageTabs, shownTab, tabHead } from '../page-parts/page-tab.ts';

export const CONTACT = '/contact';

export interface ContactTab extends PageTab {
  id: PageTabName<'contact'>;
  /** Help before a call or a letter. */
  lead?: string;
}

/** The tabs of Contact (specification 2.6). */
export const contactTabs: PageTabs<ContactTab> = [
  {
    id: 'customer-services',
    also: ['customer-service'],
    name: 'Customer Service',
    title: 'Contact',
    lead: 'For a price or an order, have the model number at hand; for a product that is installed already, the serial number from its plate as well.',
    description: (settings) =>
      said([
        'Phone, e-mail and address.',
        settings['company.phone'],
        settings['company.hours'],
        settings['company.email'],
      ]),
  },
  {
    id: 'location',
    name: 'Location',
    title: 'Location',
    description: (settings) =>
      said([
        'Where we are and how to get here.',
        between(settings['contact.betweenCities']),
        ...settings['company.address'].slice(1),
      ]),
  },
  {
    id: 'employment',
    name: 'Employment',
    title: 'Employment',
    description: () => 'Open positions, the online application, the application form to print, and where to send it.',
  },
];

/** The tabs that this maker has. */
export function offeredTabs(settings: Settings): PageTabs<ContactTab> {
  const [first, ...rest] = contactTabs;
  return [first, ...rest.filter(({ id }) => id !== 'employment' || settings['careers.isOffered'])];
}

/** `Between Fargo and Grand Forks.` */
export const between = (cities: readonly string[]): string =>
  cities.length === 2 ? `Between ${cities[0]} and ${cities[1]}.` : '';

const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Names and still pictures of the company's videos. */
export const videosQuery = queryFor(calls.supportVideos, {});

/** /contact and its tabs. */
export const contactPlan: PagePlan<'contact'> = {
  queries: (at) => (shownTab(contactTabs, at.params.id).id === 'employment' ? [footerDocumentsQuery, videosQuery] : []),
  // A maker who offers no jobs has no such tab.
  found: (at, read) =>
    shownTab(contactTabs, at.params.id).id !== 'employment' || settingsIn(read(settingsQuery))['careers.isOffered'],
  head: (at, read, settings) => tabHead(CONTACT, offeredTabs(settings))(at, read, settings),
};
