import { cardUri } from '@millrace/contract';
import { categoryPath, familyPath } from './addresses.ts';
import { postOf, postPath, postsQuery } from './blog/blog-plan.ts';
import { EVENT_POST } from './blog/event-registration.tsx';
import { jobPath } from './careers/board-address.ts';
import { jobAt } from './careers/careers-plan.ts';
import { categoryAt } from './category/category-plan.ts';
import { familyAt } from './family/family-plan.ts';
import type { PageAddress, Read } from './rendering/route.ts';
import { article } from './structured-data/article.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import { event } from './structured-data/event.ts';
import { faqPage } from './structured-data/faq-page.ts';
import { jobPosting } from './structured-data/job-posting.ts';
import { organization } from './structured-data/organization.ts';
import { product } from './structured-data/product.ts';
import { inContext, type Publisher, type Thing } from './structured-data/thing.ts';
import { FAQ_TAB, faqsQuery, supportTabs } from './support/support-plan.ts';
import { shownTab } from './ui/page-tab.ts';

/** What a page says of itself to search engines; only the server says it. A page that is not found is not asked. */
type Describe = (at: PageAddress, read: Read, publisher: Publisher) => (Thing | null)[];

const PRODUCTS = { name: 'Products', path: '/category' };
const CAREERS = { name: 'Careers', path: '/careers' };
const BLOG = { name: 'Blog', path: '/blog' };

const pages: Record<string, Describe> = {
  './home/home-page.tsx': (_at, _read, publisher) => [organization(publisher)],
  './company/about-page.tsx': (_at, _read, publisher) => [organization(publisher)],
  './category/category-page.tsx': describeCategory,
  './family/family-page.tsx': describeFamily,
  './support/support-page.tsx': (at, read) =>
    shownTab(supportTabs, at.params.id).id === FAQ_TAB ? [faqPage(read(faqsQuery))] : [],
  './support/faq-page.tsx': (_at, read) => [faqPage(read(faqsQuery))],
  './blog/post-page.tsx': describePost,
  './careers/careers-page.tsx': describeJob,
};

/** Modules of the pages that say something. */
export const structuredPages: readonly string[] = Object.keys(pages);

/** The structured data of a page, by its module. */
export const structuredData = (page: string, at: PageAddress, read: Read, publisher: Publisher): Thing[] =>
  (pages[page]?.(at, read, publisher) ?? []).filter((thing) => thing !== null).map(inContext);

function describeCategory(at: PageAddress, read: Read, publisher: Publisher): (Thing | null)[] {
  const category = read(categoryAt(at));
  if (category === null) return [];
  const { name, parent } = category;
  const above = parent === null ? [] : [{ name: parent.name, path: categoryPath(parent.slug) }];
  return [breadcrumbList(publisher, [PRODUCTS, ...above, { name }])];
}

function describeFamily(at: PageAddress, read: Read, publisher: Publisher): (Thing | null)[] {
  const family = read(familyAt(at));
  if (family === null) return [];
  const above = family.breadcrumbs.map(({ name, slug }) => ({ name, path: categoryPath(slug) }));
  return [
    breadcrumbList(publisher, [PRODUCTS, ...above, { name: family.name }]),
    product(publisher, family, familyPath(family)),
  ];
}

function describePost(at: PageAddress, read: Read, publisher: Publisher): (Thing | null)[] {
  const post = postOf(read(postsQuery), at.params.id ?? '');
  if (post === undefined) return [];
  const path = postPath(post.slug);
  return [
    breadcrumbList(publisher, [BLOG, { name: post.name }]),
    article(publisher, post, path, cardUri(path)),
    post.slug === EVENT_POST ? event(publisher, path) : null,
  ];
}

/** The list of jobs says nothing; each job at its own address does. */
function describeJob(at: PageAddress, read: Read, publisher: Publisher): (Thing | null)[] {
  const job = jobAt(at, read);
  if (job === null) return [];
  const path = jobPath(job.id);
  return [breadcrumbList(publisher, [CAREERS, { name: job.name }]), jobPosting(publisher, job, path)];
}
