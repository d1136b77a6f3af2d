import type { IndexedPage, PageName } from '@millrace/contract';
import { content } from './demo-names.ts';

/** The form of an open job: it is opened from the job. */
const jobForm = `/employment/${content.jobs.find(({ isLive }) => isLive)?.id}`;
/** A family, and the first models of others. */
const comparison = `/compare?family=${content.families[0]?.slug}&${content.products
  .filter(({ isLive }) => isLive)
  .slice(0, 2)
  .map(({ partNumber }) => `part=${partNumber}`)
  .join('&')}`;
/** Addresses that the sitemap does not list and that everybody may use all the same, by page. */
const unlisted: Record<Exclude<PageName, IndexedPage>, readonly string[]> = {
  search: ['/search/', '/search/duplex'],
  compare: ['/compare', comparison],
  'sign-in': ['/sign-in'],
  'sign-up': ['/sign-up'],
  reset: ['/reset'],
  offline: ['/offline'],
  // Needs the token of a mail.
  'new-password': [],
  // Leads to signing in.
  settings: [],
  // Leads to a family, or to the products.
  'family-part': [],
};

/** Every page that a stranger may open, by its path: those of the sitemap, and those that it does not list. */
export const publicPages = async (address: string): Promise<string[]> => [
  ...(await listedPages(address)),
  ...Object.values(unlisted).flat(),
  jobForm,
];

/** The pages of any maker's site: those of its sitemap, and those that every site has and no sitemap lists. */
export const pagesOfAnyMaker = async (address: string): Promise<string[]> => [
  ...(await listedPages(address)),
  ...['/search/', '/compare', '/sign-in', '/sign-up', '/reset', '/offline'],
];

async function listedPages(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')),
  );
  return listed.map(({ pathname, search }) => pathname + search);
}
