import { cardUri, type Faq, type IndexedPage, type PageName } from '@millrace/contract';
import { categoryPath, familyPath } from './addresses.ts';
import { postOf, postPath, postsQuery } from './blog/blog-plan.ts';
import { jobPath } from './careers/board/board-address.ts';
import { jobAt } from './careers/careers-plan.ts';
import { categoryAt } from './category/category-plan.ts';
import { contactTabs, videosQuery } from './company/contact-plan.ts';
import { familyAt } from './family/family-plan.ts';
import type { PageMatch } from './page/match-page.ts';
import type { PageAddress, Read } from './page/plan.ts';
import { shownTab } from './page-parts/page-tab.ts';
import { article } from './structured-data/article.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import { event } from './structured-data/event.ts';
import { faqPage } from './structured-data/faq-page.ts';
import { jobPosting } from './structured-data/job-posting.ts';
import { organization } from './structured-data/organization.ts';
import { product } from './structured-data/product.ts';
import { inContext, type Publisher, type Thing } from './structured-data/thing.ts';
import { type ShownVideo, videoObjects } from './structured-data/video-objects.ts';
import { FAQ_TAB, faqsQuery, type SupportTab, supportTabs, supportVideosQuery } from './support/support-plan.ts';

/** Returns a page's facts for search engines; null for none. Not called for a page that is not found. */
type Describe<Name extends PageName> = {
  of(at: PageAddress<Name>, read: Read, publisher: Publisher): (Thing | null)[];
}['of'];

const PRODUCTS = { name: 'Products', path: '/category' };
const CAREERS = { name: 'Careers', path: '/careers' };
const BLOG = { name: 'Blog', path: '/blog' };

const describeCompany: Describe<'home' | 'about'> = (_at, _read, publisher) => [organization(publisher)];
const describeNothing = (): [] => [];

/** The structured data of each page that may be indexed. Only the server sends it. */
const structured: { readonly [Name in IndexedPage]: Describe<Name> } = {
  home: describeCompany,
  about: describeCompany,
  'category-root': describeNothing,
  category: describeCategory,
  family: describeFamily,
  orders: describeNothing,
  contact: describeContact,
  support: (at, ...rest) => supportTab[shownTab(supportTabs, at.params.id).id](at, ...rest),
  faq: describeQuestions,
  careers: describeJob,
  application: describeNothing,
  blog: describeNothing,
  post: describePost,
};

const supportTab: Record<SupportTab['id'], Describe<'support'>> = {
  documents: describeNothing,
  videos: (_at, read, publisher) =>
    videoObjects(
      publisher,
      read(supportVideosQuery).flatMap(({ videos }) => videos),
    ),
  [FAQ_TAB]: describeQuestions,
};

/** The structured data of a page at an address. */
export function structuredData({ name, at }: PageMatch, read: Read, publisher: Publisher): Thing[] {
  const table: Readonly<Partial<Record<PageName, Describe<PageName>>>> = structured;
  return (table[name]?.(at, read, publisher) ?? []).filter((thing) => thing !== null).map(inContext);
}

function describeCategory(at: PageAddress<'category'>, read: Read, publisher: Publisher): (Thing | null)[] {
  const category = read(categoryAt(at));
  if (category === null) return [];
  const { name, parent } = category;
  const above = parent === null ? [] : [{ name: parent.name, path: categoryPath(parent.slug) }];
  return [breadcrumbList(publisher, [PRODUCTS, ...above, { name }])];
}

function describeFamily(at: PageAddress<'family'>, read: Read, publisher: Publisher): (Thing | null)[] {
  const family = read(familyAt(at));
  if (family === null) return [];
  const above = family.breadcrumbs.map(({ name, slug }) => ({ name, path: categoryPath(slug) }));
  return [
    breadcrumbList(publisher, [PRODUCTS, ...above, { name: family.name }]),
    product(publisher, family, familyPath(family)),
    ...videoObjects(publisher, [...family.videos, ...(at.query.tab === 'Videos' ? videosOf(family.faqs ?? []) : [])]),
  ];
}

function describeQuestions(_at: unknown, read: Read, publisher: Publisher): (Thing | null)[] {
  const faqs = read(faqsQuery);
  return [faqPage(faqs), ...videoObjects(publisher, videosOf(faqs))];
}

/** Videos that answer a question, and those of its steps. */
const videosOf = (faqs: readonly Faq[]): ShownVideo[] =>
  faqs
    .filter(({ isLive }) => isLive)
    .flatMap(({ question, video, steps }) =>
      [video, ...steps.map((step) => step.video)]
        .filter((shown) => shown !== null)
        .map((shown) => ({ ...shown, description: question })),
    );

/** The video about working here. */
function describeContact(at: PageAddress<'contact'>, read: Read, publisher: Publisher): Thing[] {
  if (shownTab(contactTabs, at.params.id).id !== 'employment') return [];
  const videos = read(videosQuery).flatMap((category) => category.videos);
  return videoObjects(
    publisher,
    videos.filter(({ uri }) => uri === publisher.settings['careers.video']),
  );
}

function describePost(at: PageAddress<'post'>, read: Read, publisher: Publisher): (Thing | null)[] {
  const post = postOf(read(postsQuery), at.params.id ?? '');
  if (post === undefined) return [];
  const path = postPath(post.slug);
  return [
    breadcrumbList(publisher, [BLOG, { name: post.name }]),
    article(publisher, post, path, cardUri(path)),
    post.event === null ? null : event(publisher, post.event, path),
  ];
}

/** The list of jobs has none; each job at its own address has. */
function describeJob(at: PageAddress<'careers'>, read: Read, publisher: Publisher): (Thing | null)[] {
  const job = jobAt(at, read);
  if (job === null) return [];
  const path = jobPath(job.id);
  return [breadcrumbList(publisher, [CAREERS, { name: job.name }]), jobPosting(publisher, job, path)];
}
