import type { Slug } from '@millrace/contract/content';
import type { Candidate } from '../tables/candidate.ts';
import { foldPartNumber } from '../tables/tables.ts';

/** Links that lead elsewhere, or to a place on the same page. What runs (`javascript:`) or holds (`data:`) something is no link. */
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:|\/\/|#)/i;
const OUTSIDE_ADDRESS = /^https?:\/\/[^\s/\\]+[^\s\\]*$/i;

/** On the web, and without a name and password: browsers show those as if they were the host. */
export function isOutsideAddress(link: string): boolean {
  if (!OUTSIDE_ADDRESS.test(link) || !URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  return username === '' && password === '';
}

/** A second slash, of either kind, would name another host. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link);

type Found = 'found' | 'not-live' | 'broken';

/** Pages that exist without a row of content (specification 2.1). An id below them is a tab or a free text. */
const fixedPages = new Set([
  '',
  'home',
  'faq',
  'about',
  'orders',
  'support',
  'contact',
  'search',
  'sign-in',
  'sign-up',
  'reset',
  'settings',
  'media',
]);

/** A function that says whether a link within the site leads to something that is live. */
export function resolver({ content, categories, families, parts }: Candidate): (link: string) => Found {
  const posts = new Map(content.posts.map((post) => [post.slug, post]));
  const jobs = new Map(content.jobs.map((job) => [String(job.id), job]));
  const live = (row: { isLive: boolean } | undefined): Found =>
    row === undefined ? 'broken' : row.isLive ? 'found' : 'not-live';
  const family = (slug: Slug, query: URLSearchParams): Found => {
    const variants = families.bySlug.get(slug);
    if (slug !== '') return live((variants?.plain ?? variants?.intrinsicallySafe)?.row);
    return live(parts.get(foldPartNumber(query.get('part') ?? '')));
  };
  /** By first segment of the path: whether its second leads to something. */
  const pages: Record<string, (id: string, query: URLSearchParams) => Found> = {
    category: (slug) => (slug === '' ? 'found' : live(categories.bySlug.get(slug))),
    family,
    blog: (slug) => (slug === '' ? 'found' : live(posts.get(slug))),
    employment: (id) => (id === '' ? 'found' : live(jobs.get(id))),
    careers: (id, query) => {
      const job = id === '' ? query.get('job') : id;
      return job === null ? 'found' : live(jobs.get(job));
    },
  };
  return (link) => {
    if (OUTSIDE.test(link)) return 'found';
    if (!link.startsWith('/')) return 'broken';
    const url = new URL(link, 'http://site.invalid');
    const [page = '', id = ''] = url.pathname.slice(1).split('/');
    return fixedPages.has(page) ? 'found' : (pages[page]?.(id, url.searchParams) ?? 'broken');
  };
}
