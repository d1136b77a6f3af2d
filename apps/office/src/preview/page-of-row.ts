import type { ContentKind } from '@millrace/contract/content';

type Fields = Readonly<Record<string, unknown>>;

/** The path of the public page that a row is shown on, as the site has it; null: it has none of its own, or visitors are not shown it. */
export function pageOfRow(kind: ContentKind, row: Fields): string | null {
  const { slug, partNumber, id, isLive } = row;
  if (isLive === false) return null;
  if (kind === 'families' && isSlug(slug))
    return `/family/${slug}${row['intrinsicallySafe'] === true ? '?intrinsically-safe=true' : ''}`;
  if (kind === 'categories' && isSlug(slug)) return `/category/${slug}`;
  if (kind === 'posts' && isSlug(slug)) return `/blog/${slug}`;
  if (kind === 'products' && isWord(partNumber)) return `/family?part=${encodeURIComponent(partNumber)}`;
  if (kind === 'jobs') return `/careers?job=${String(id)}`;
  return pages[kind] ?? null;
}

const pages: { readonly [Kind in ContentKind]?: string } = {
  carousels: '/home',
  faqs: '/faq',
  supportVideos: '/support',
  siteDocuments: '/support',
};

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** The typed text may be no slug yet. */
const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
