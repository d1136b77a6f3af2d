import { content } from './demo-names.ts';

/** Of a job that is open: its form is opened from the job. */
const jobForm = `/employment/${content.jobs.find(({ isLive }) => isLive)?.id}`;
/** Not in the sitemap, as they may not be indexed; usable by everybody all the same. */
const unlisted = ['/search', '/search/duplex', '/sign-in', '/sign-up', '/reset', '/offline', jobForm];

/** Every page that a stranger may open, by its path: those of the sitemap, and those that it does not list. */
export async function publicPages(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')),
  );
  return [...listed.map(({ pathname, search }) => pathname + search), ...unlisted];
}
