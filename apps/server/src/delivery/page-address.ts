import { pagePaths } from '@millrace/contract';

export interface NormalAddress {
  /** Path and known query, in one order: equal pages have equal texts. */
  url: string;
  /** Holds what a visitor typed or clicked together, so there is no end of them. */
  typed: boolean;
  /** Whether the address as asked may hold a token; this one does not. */
  holdsToken: boolean;
}

/** Query names and paths whose values are endless; all others come from the content. */
const TYPED_QUERY: ReadonlySet<string> = new Set(['part', 'configurator', 'options', 'search', 'page', 'pageSize']);
const TYPED_PATHS: ReadonlySet<string> = new Set(['/search/:id']);

/** Stands where the token was. */
const NO_TOKEN = '-';

const tables = pagePaths.map((page) => ({ holdsToken: false, ...page, parts: partsOf(page.path) }));

/** The address a page is rendered and kept by: without a trailing slash or a token, and only with the query its path knows. */
export function normalAddress(url: string): NormalAddress {
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const given = partsOf(pathname);
  const known = tables.find(({ parts }) => fits(parts, given));
  if (known === undefined) return { url: pathOf(given), typed: true, holdsToken: false };
  const { holdsToken, parts } = known;
  const path = pathOf(holdsToken ? parts.map((part) => (part.startsWith(':') ? NO_TOKEN : part)) : given);
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of known.query) {
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  const text = query.toString();
  const typed = TYPED_PATHS.has(known.path) || [...query.keys()].some((name) => TYPED_QUERY.has(name));
  return { url: text === '' ? path : `${path}?${text}`, typed, holdsToken };
}

function fits(parts: readonly string[], given: readonly string[]): boolean {
  if (parts.length !== given.length) return false;
  return parts.every((part, index) => part.startsWith(':') || part === given[index]?.toLowerCase());
}

const pathOf = (parts: readonly string[]): string => `/${parts.join('/')}`;

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
