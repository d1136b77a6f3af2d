import type { Pausing } from '@millrace/configurator';
import type { ContentKind, Slug } from '@millrace/contract/content';
import type { FieldPath } from '@millrace/contract/office';
import { isPauseAt } from '../paced.ts';
import { foldPartNumber } from '../snapshot/tables.ts';
import { type Candidate, type Check, error, warning } from './check.ts';

/** Links within the site lead to something: banners, answers and rich text. */
export const checkLinks: Check = function* (candidate) {
  for (const { id, link, isExternal } of candidate.content.carousels) {
    const where = { kind: 'carousels', id, path: ['link'] } as const;
    if (isExternal && !isOutsideAddress(link))
      yield error('broken-link', where, `The link ${link} is no address outside.`);
    if (!isExternal && !isOwnPath(link)) yield error('broken-link', where, `The link ${link} is no path of this site.`);
  }
  const resolve = resolver(candidate);
  for (const placed of linksOf(candidate)) {
    if (placed === undefined) {
      yield;
      continue;
    }
    const { kind, id, path, link } = placed;
    const found = resolve(link);
    if (found === 'broken') yield error('broken-link', { kind, id, path }, `The link ${link} leads nowhere.`);
    if (found === 'not-live')
      yield warning('target-not-live', { kind, id, path }, `The link ${link} leads to something that is not live.`);
  }
};

/** Links that lead elsewhere, or to a place on the same page. What runs (`javascript:`) or holds (`data:`) something is no link. */
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:|\/\/|#)/i;
const OUTSIDE_ADDRESS = /^https?:\/\/[^\s/\\]+[^\s\\]*$/i;

/** On the web, and without a name and password: browsers show those as if they were the host. */
function isOutsideAddress(link: string): boolean {
  if (!OUTSIDE_ADDRESS.test(link) || !URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  return username === '' && password === '';
}

/** A second slash, of either kind, would name another host. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link);

type Found = 'found' | 'not-live' | 'broken';

interface Placed {
  kind: ContentKind;
  id: number;
  path: FieldPath;
  link: string;
}

function* linksOf({ content }: Candidate): Pausing<Placed> {
  for (const { id, link, isExternal } of content.carousels)
    if (!isExternal && isOwnPath(link)) yield { kind: 'carousels', id, path: ['link'], link };
  for (const { id, link, answer } of content.faqs) {
    if (link !== null && link !== '') yield { kind: 'faqs', id, path: ['link'], link };
    yield* hrefs('faqs', id, 'answer', answer);
  }
  for (const { id, htmlContent } of content.posts) yield* hrefs('posts', id, 'htmlContent', htmlContent);
  for (const { id, htmlContent } of content.siteDocuments)
    yield* hrefs('siteDocuments', id, 'htmlContent', htmlContent ?? '');
  for (const { id, description } of content.categories) yield* hrefs('categories', id, 'description', description);
  for (const [nth, { id, description }] of content.families.entries()) {
    if (isPauseAt(nth)) yield;
    yield* hrefs('families', id, 'description', description);
  }
}

function* hrefs(kind: ContentKind, id: number, field: string, html: string): Iterable<Placed> {
  for (const match of html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)) {
    const link = (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&').trim();
    yield { kind, id, path: [field], link };
  }
}

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

function resolver({ content, categories, families, parts }: Candidate): (link: string) => Found {
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
