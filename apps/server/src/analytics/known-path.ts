import type { Snapshot } from '@millrace/catalogue';
import { type PageName, pagePaths } from '@millrace/contract';

/** Whether a path parameter names something that the snapshot has. */
type IsKnown = (snapshot: Snapshot, text: string) => boolean;

const isJob: IsKnown = ({ content }, text) => content.jobs.some(({ id }) => String(id) === text);
/** Pages whose path parameter names something. Tabs are named by the table of pages; what visitors type is nothing's name. */
const known: Partial<Record<PageName, IsKnown>> = {
  category: ({ categories }, text) => categories.bySlug.has(text),
  family: ({ families }, text) => families.bySlug.has(text),
  post: ({ content }, text) => content.posts.some(({ slug }) => slug === text),
  careers: isJob,
  application: isJob,
};

const pages = pagePaths.map((page) => ({ ...page, parts: partsOf(page.path) }));

/**
 * The path that a measurement is counted under, of a path with or without its tab; null for one of no page. A parameter that names
 * nothing is folded into its own name, as in `/family/:id`, and a tab that the page lacks is dropped.
 */
export function knownPath(snapshot: Snapshot, given: string): string | null {
  const [pathname = '/', query = ''] = given.split(/\?(.*)/s, 2);
  const asked = partsOf(pathname);
  const page = pages.find(({ parts }) => fits(parts, asked));
  if (page === undefined) return null;
  const { name, parts, tabs, query: parameters } = page;
  const isNamed = (text: string) => tabs?.includes(text) ?? known[name]?.(snapshot, text) ?? false;
  const path = parts.map((part, index) => {
    const text = asked[index] ?? '';
    return isParameter(part) && isNamed(text) ? text : part;
  });
  const tab = new URLSearchParams(query).get('tab');
  const hasTab = tab !== null && parameters.tab?.read(tab) === tab;
  return `/${path.join('/')}${hasTab ? `?tab=${tab}` : ''}`;
}

function fits(parts: readonly string[], asked: readonly string[]): boolean {
  if (parts.length !== asked.length) return false;
  return parts.every((part, index) => isParameter(part) || part === asked[index]?.toLowerCase());
}

const isParameter = (part: string): boolean => part.startsWith(':');

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
