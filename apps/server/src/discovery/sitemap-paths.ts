import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import { type IndexedPage, isPageOffered, pages, settingsFrom } from '@millrace/contract';

const published = { isLive: true, isVizzy: false };

/** The addresses of one page. */
interface Addresses {
  /** Those that no content decides. */
  fixed: readonly string[];
  ofContent?: (snapshot: Snapshot) => readonly string[];
}

/** Returns the path of every page that a search engine should know, in the form that the page names as its own address. */
export function sitemapPaths(snapshot: Snapshot): string[] {
  const settings = settingsFrom(snapshot.content.settings);
  const all = indexedPages.flatMap((name) => (isPageOffered(name, settings) ? [addresses[name]] : []));
  const paths = [...all.flatMap(({ fixed }) => fixed), ...all.flatMap(({ ofContent }) => ofContent?.(snapshot) ?? [])];
  return settings['careers.isOffered'] ? paths : paths.filter((path) => path !== EMPLOYMENT);
}

/** The addresses of each page that may be indexed. */
const addresses: Record<IndexedPage, Addresses> = {
  home: { fixed: pages.home.paths },
  'category-root': { fixed: pages['category-root'].paths },
  about: { fixed: pages.about.paths },
  contact: { fixed: tabPaths('contact') },
  support: { fixed: tabPaths('support') },
  orders: { fixed: tabPaths('orders') },
  blog: { fixed: pages.blog.paths },
  category: { fixed: [], ofContent: categoryPaths },
  family: { fixed: [], ofContent: familyPaths },
  post: { fixed: [], ofContent: postPaths },
  careers: { fixed: [pages.careers.paths[0]], ofContent: jobPaths },
  application: { fixed: [pages.application.paths[0]] },
  // Known by its address in Support.
  faq: { fixed: [] },
};

const indexedPages = Object.keys(addresses) as IndexedPage[];
const EMPLOYMENT = '/contact/employment';

/** The first tab is known by its own address, too. */
function tabPaths(page: 'contact' | 'support' | 'orders'): string[] {
  return pages[page].tabs.map((tab) => `/${page}/${tab}`);
}

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
function jobPaths({ content }: Snapshot): string[] {
  return content.jobs.filter(({ isLive }) => isLive).map(({ id }) => `/careers?job=${id}`);
}
