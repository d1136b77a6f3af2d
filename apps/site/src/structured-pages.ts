import { cardUri, type Faq } from '@millrace/contract';
import { categoryPath, familyPath } from './addresses.ts';
import { postOf, postPath, postsQuery } from './blog/blog-plan.ts';
import { jobPath } from './careers/board/board-address.ts';
import { jobAt } from './careers/careers-plan.ts';
import { categoryAt } from './category/category-plan.ts';
import { contactTabs, videosQuery } from './company/contact-plan.ts';
import { tabOf } from './family/family-address.ts';
import { familyAt } from './family/family-plan.ts';
import { shownTab } from './page-parts/page-tab.ts';
import type { PageAddress, Read } from './rendering/route.ts';
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
  './company/contact-page.tsx': describeContact,
  './support/support-page.tsx': (at, ...rest) => supportTab[shownTab(supportTabs, at.params.id).id](at, ...rest),
  './support/faq-page.tsx': describeQuestions,
  './blog/post-page.tsx': describePost,
  './careers/careers-page.tsx': describeJob,
};

const supportTab: Record<SupportTab['id'], Describe> = {
  documents: () => [],
  videos: (_at, read, publisher) =>
    videoObjects(
      publisher,
      read(supportVideosQuery).flatMap(({ videos }) => videos),
    ),
  [FAQ_TAB]: describeQuestions,
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
    ...videoObjects(publisher, [
      ...family.videos,
      ...(tabOf(at.search) === 'Videos' ? videosOf(family.faqs ?? []) : []),
    ]),
  ];
}

function describeQuestions(_at: PageAddress, read: Read, publisher: Publisher): (Thing | null)[] {
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
function describeContact(at: PageAddress, read: Read, publisher: Publisher): Thing[] {
  if (shownTab(contactTabs, at.params.id).id !== 'employment') return [];
  const videos = read(videosQuery).flatMap((category) => category.videos);
  return videoObjects(
    publisher,
    videos.filter(({ uri }) => uri === publisher.settings['careers.video']),
  );
}

function describePost(at: PageAddress, read: Read, publisher: Publisher): (Thing | null)[] {
  const post = postOf(read(postsQuery), at.params.id ?? '');
  if (post === undefined) return [];
  const path = postPath(post.slug);
  return [
    breadcrumbList(publisher, [BLOG, { name: post.name }]),
    article(publisher, post, path, cardUri(path)),
    post.event === null ? null : event(publisher, post.event, path),
  ];
}

/** The list of jobs says nothing; each job at its own address does. */
function describeJob(at: PageAddress, read: Read, publisher: Publisher): (Thing | null)[] {
  const job = jobAt(at, read);
  if (job === null) return [];
  const path = jobPath(job.id);
  return [breadcrumbList(publisher, [CAREERS, { name: job.name }]), jobPosting(publisher, job, path)];
}
