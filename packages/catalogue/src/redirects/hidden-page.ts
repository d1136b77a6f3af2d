import { pagePaths } from '@millrace/contract';
import type { Candidate } from '../tables/candidate.ts';
import { baseOf, foldPath, partsOf } from './redirect-table.ts';

/** Whether some page, file or call lies at such an address, whatever the rest is. */
export function canHoldPages(path: string): boolean {
  const base = segmentsOf(foldPath(path));
  return OWN.has(base[0] ?? '') || pages.some(({ parts }) => covers(base, parts));
}

/** Addresses of the server that are no pages: they are answered before any redirect. */
const OWN = new Set([
  'api',
  'media',
  'assets',
  'downloads',
  'office',
  'feeds',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
]);

/** The rows that have pages. */
export type Hiding = Pick<Candidate, 'content' | 'categories' | 'families'>;

/** Says which page an old address would hide, in words; null where it hides none. */
export function hider({ content, categories, families }: Hiding): (from: string) => string | null {
  const posts = new Set(content.posts.filter(({ isLive }) => isLive).map(({ slug }) => slug));
  /** Whether a page with a parameter in its path is there. A page without rows is there for its tabs, or for any. */
  const isThere = ({ name, tabs }: (typeof pagePaths)[number], id: string): boolean => {
    if (name === 'category') return categories.bySlug.get(id)?.isLive === true;
    const variants = families.bySlug.get(id);
    if (name === 'family')
      return [variants?.plain, variants?.intrinsicallySafe].some((one) => one?.row.isLive === true);
    if (name === 'post') return posts.has(id);
    return tabs === undefined || tabs.includes(id);
  };
  return (from) => {
    const base = baseOf(from);
    const given = segmentsOf(base ?? foldPath(partsOf(from).path));
    if (OWN.has(given[0] ?? '')) return 'an address of the server itself';
    if (base !== null) {
      const over = pages.find(({ parts }) => covers(given, parts));
      return over === undefined ? null : `over pages: ${over.path}`;
    }
    const hidden = pages.some((page) => {
      if (page.parts.length !== given.length || !beginsAlike(page.parts, given)) return false;
      const id = given[page.parts.findIndex(isParameter)];
      return id === undefined || isThere(page, id);
    });
    return hidden ? 'the address of a page' : null;
  };
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
const pages = pagePaths.map((page) => ({ ...page, parts: segmentsOf(page.path) }));
const isParameter = (part: string): boolean => part.startsWith(':');
const beginsAlike = (parts: readonly string[], given: readonly string[]): boolean =>
  given.every((word, index) => parts[index] === word || isParameter(parts[index] ?? ''));

const covers = (base: readonly string[], page: readonly string[]): boolean =>
  page.length > base.length && beginsAlike(page, base);
