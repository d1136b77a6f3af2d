import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import { type IndexedPage, pages } from '@millrace/contract';

const published = { isLive: true, isVizzy: false };

/** Returns the path of every page that a search engine should know, in the form that the page names as its own address. */
export const sitemapPaths = (snapshot: Snapshot): string[] =>
  Object.values(pathsOf).flatMap((paths) => paths(snapshot));

/** The addresses of each page that may be indexed. */
const pathsOf: Record<IndexedPage, (snapshot: Snapshot) => readonly string[]> = {
  home: () => pages.home.paths,
  'category-root': () => pages['category-root'].paths,
  about: () => pages.about.paths,
  contact: () => tabPaths('contact'),
  support: () => tabPaths('support'),
  orders: () => tabPaths('orders'),
  blog: () => pages.blog.paths,
  careers: ({ content }) => ['/careers', ...jobPaths(content)],
  application: () => ['/employment'],
  category: categoryPaths,
  family: familyPaths,
  post: postPaths,
  // Known by its address in Support.
  faq: () => [],
};

/** The first tab is known by its own address, too. */
const tabPaths = (page: 'contact' | 'support' | 'orders'): string[] => pages[page].tabs.map((tab) => `/${page}/${tab}`);

function categoryPaths(snapshot: Snapshot): string[] {
  const found = answers.categories(snapshot, { params: {}, query: published }, anonymous);
  return found.ok ? found.answer.map(({ slug }) => `/category/${encodeURIComponent(slug)}`) : [];
}

/** The intrinsically-safe variant of a family is a page of its own. */
function familyPaths({ families }: Snapshot): string[] {
  const shown = families.all.filter(({ row }) => row.isLive && !row.isVizzy);
  const paths = shown.map(({ row: { slug, intrinsicallySafe } }) => {
    const path = `/family/${encodeURIComponent(slug)}`;
    return intrinsicallySafe ? `${path}?intrinsically-safe=true` : path;
  });
  return [...new Set(paths)];
}

function postPaths(snapshot: Snapshot): string[] {
  const found = answers.blogs(snapshot, { params: {}, query: { isLive: true } }, anonymous);
  return found.ok ? found.answer.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`) : [];
}

/** A job is known by the query of the board, not by its path. */
const jobPaths = ({ jobs }: Snapshot['content']): string[] =>
  jobs.filter(({ isLive }) => isLive).map(({ id }) => `/careers?job=${id}`);
