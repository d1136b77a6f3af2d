import { anonymous, readings, type Snapshot } from '@millrace/catalogue';

/** Pages whose address no content decides: each as it is known by, tabs among them. */
const fixedPaths: readonly string[] = [
  '/home',
  '/category',
  '/about',
  '/contact/customer-services',
  '/contact/location',
  '/contact/employment',
  '/support/documents',
  '/support/videos',
  '/support/frequently-asked-questions',
  '/orders/orders-and-shipping',
  '/orders/warranty-and-returns',
  '/orders/documents',
  '/blog',
  '/careers',
  '/employment',
];
const published = { isLive: true, isVizzy: false };

/** The path of every page a search engine should know, in the form the page names as its own address. */
export function sitemapPaths(snapshot: Snapshot): string[] {
  return [
    ...fixedPaths,
    ...categoryPaths(snapshot),
    ...familyPaths(snapshot),
    ...postPaths(snapshot),
    ...jobPaths(snapshot),
  ];
}

function categoryPaths(snapshot: Snapshot): string[] {
  const found = readings.categories(snapshot, { params: {}, query: published }, anonymous);
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
  const found = readings.blogs(snapshot, { params: {}, query: { isLive: true } }, anonymous);
  return found.ok ? found.answer.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`) : [];
}

/** A job is known by the query of the board, not by its path. */
const jobPaths = ({ content }: Snapshot): string[] =>
  content.jobs.filter(({ isLive }) => isLive).map(({ id }) => `/careers?job=${id}`);
