import { toCents } from '@millrace/configurator';
import { type OfferedBy, printingOf, type Settings } from '@millrace/contract';
import type { Content } from '@millrace/contract/content';

/** A page of the site whose address is fixed, as it is found. */
export interface FixedPage {
  path: `/${string}`;
  /** As the page is headed. */
  name: string;
  /** One sentence of what stands there. */
  says: (settings: Settings) => string;
  /** Further words of the page, and what people call it. */
  words: string;
  /** The setting that says whether this maker has it; absent: every maker has. */
  offeredBy?: OfferedBy;
  /** Types of the company's own texts that stand on it. */
  texts?: readonly string[];
  /** Categories of files that stand on it. */
  files?: (settings: Settings) => readonly string[];
}

/**
 * The pages of company, orders, support and accounts (specification 2.5 to 2.7, 2.10, 2.14 to 2.16); what changes on them is content or a
 * setting.
 */
export const fixedPages: readonly FixedPage[] = [
  {
    path: '/about',
    name: 'About us',
    says: (settings) =>
      `${settings['company.name']}: ${settings['company.tagline']}. ${settings['company.market']} ${settings['company.approvals']}`,
    words:
      'company history profile background who we are who owns founded started how old years in business plant facility factory tour made in ' +
      'usa america american manufacturer where are your products made built mission employees certified approvals',
    texts: ['About'],
    files: (settings) => ['Building', settings['association.documents']],
  },
  {
    path: '/contact/customer-services',
    name: 'Contact',
    says: (settings) =>
      `Phone ${settings['company.phone']}, ${settings['company.hours']}. Sales, orders and technical support by phone and e-mail.`,
    words:
      'telephone phone number call customer service sales department technical tech support line help desk e-mail email mail fax hours of ' +
      'operation business office opening times open closed get in touch talk speak to somebody real person human find a rep representative ' +
      'distributor dealer in my area near me',
  },
  {
    path: '/contact/location',
    name: 'Location',
    says: (settings) => settings['company.address'].join(', '),
    words:
      'address headquarters hq map directions how to get there where are you located visit will call pick up drive street city state zip mailing address post office box',
  },
  {
    path: '/contact/employment',
    name: 'Employment',
    offeredBy: 'careers.isOffered',
    says: () => 'How to apply, what a day here is like, and the open positions.',
    words: 'work here human resources hr benefits health insurance vacation retirement pay shifts apply careers',
  },
  {
    path: '/careers',
    name: 'Careers',
    offeredBy: 'careers.isOffered',
    says: () => 'The job board: who is looked for, by field of work and kind of employment.',
    words: 'jobs job board vacancies vacancy hiring positions work near here near me who is hiring',
  },
  {
    path: '/employment',
    name: 'Application for employment',
    offeredBy: 'careers.isOffered',
    says: () => 'The form to apply with, filled in on the screen, with a résumé.',
    words: 'job application form apply for a job online send upload my resume cv cover letter',
  },
  {
    path: '/blog',
    name: 'News',
    offeredBy: 'blog.isOffered',
    says: () => 'What is new about products, prices and the company.',
    words: 'blog news posts articles announcements newsletter updates what is new press events',
  },
  {
    path: '/orders/orders-and-shipping',
    name: 'Orders and shipping',
    says: (settings) =>
      `How to order, what freight costs${fromThreshold(settings)}, and how to get it by ${settings['orders.expediteCutOff']}.`,
    words:
      'place an order where to buy purchase order po minimum order freight allowed free shipping cost delivery lead time how long does it take to ' +
      'ship expedite rush overnight next day air same day cut off cutoff deadline will call pick up parcel carrier ups fedex ltl truck drop ship ' +
      'track tracking where is my order change cancel order terms net 30 payment pay invoice credit card application tax exempt certificate ' +
      'resale abroad outside overseas export international canada mexico customs duty',
  },
  {
    path: '/orders/warranty-and-returns',
    name: 'Warranty and returns',
    says: (settings) => `${settings['warranty.standard']} ${settings['warranty.custom']}`,
    words:
      'guarantee warranted how many years covered return policy send back restocking fee authorization rma rga defective broken on arrival doa ' +
      'damaged in shipping wrong item ordered wrong part received refund exchange credit claim repair',
    files: () => ['Warranty'],
  },
  {
    path: '/support/documents',
    name: 'Support documents',
    says: () => 'Data sheets, quick start and user guides, brochures and price sheets, by kind and product.',
    words:
      'all documents downloads download center library manuals data sheets spec sheets drawings catalog pdf literature technical support help',
    texts: ['Support'],
  },
  {
    path: '/support/videos',
    name: 'Support videos',
    says: () => 'Short videos on mounting, wiring and testing.',
    words: 'all videos watch films youtube channel how to training',
  },
  {
    path: '/support/frequently-asked-questions',
    name: 'Frequently asked questions',
    says: () => 'Answers to what is asked most: in words, in steps with pictures, and as videos.',
    words: 'faq help questions answers troubleshooting',
  },
  {
    path: '/sign-in',
    name: 'Sign in',
    says: () => 'For customers who have an account.',
    words: 'login logon log on account customer portal password',
  },
  {
    path: '/sign-up',
    name: 'Sign up',
    says: () => 'Ask for an account with your e-mail address.',
    words:
      'create make open set up new customer account register registration user become a distributor dealer rep oem',
  },
  {
    path: '/reset',
    name: 'Reset password',
    says: () => 'A link by e-mail, with which you choose a new password.',
    words: 'forgot forgotten lost change recover new password login locked out account',
  },
];

/** From what amount freight is allowed; '': this maker allows none. */
function fromThreshold(settings: Settings): string {
  const amount = settings['orders.freightThreshold'];
  return amount > 0 ? ` from ${printingOf(settings).money(toCents(amount))}` : '';
}

/** The texts of the company's own that stand on a page, and the names of its files. */
export function* textsOfFixedPage(
  { texts = [], files }: FixedPage,
  content: Content,
  settings: Settings,
): Iterable<string> {
  const categories = files?.(settings) ?? [];
  for (const { category, htmlContent, name, isLive } of content.siteDocuments) {
    if (!isLive) continue;
    if (texts.includes(category)) yield htmlContent ?? '';
    if (categories.includes(category)) yield name;
  }
}
