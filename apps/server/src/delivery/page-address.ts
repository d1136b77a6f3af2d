import { FILTER_PREFIX, pagePaths } from '@millrace/contract';

export interface NormalAddress {
  /** Path and known query, in one order: equal pages have equal texts. */
  url: string;
  /** Holds what a visitor typed or clicked together, so there is no end of them. */
  typed: boolean;
  /** Choices of a form were asked for in another order or spelling: who asked is sent to the one address of them. */
  isRespelled?: true;
  /** Whether the requested address may hold a token; this one does not. */
  holdsToken: boolean;
}

/** Replaces the token. */
const NO_TOKEN = '-';

const pages = pagePaths.map((page) => ({ ...page, parts: partsOf(page.path) }));

/** The address a page is rendered and kept by: without a trailing slash or a token, and only with the query its path knows. */
export function normalAddress(url: string): NormalAddress {
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const given = partsOf(pathname);
  const known = pages.find(({ parts }) => fits(parts, given));
  if (known === undefined) return { url: pathOf(given), typed: true, holdsToken: false };
  const { holdsToken = false, parts } = known;
  const path = pathOf(holdsToken ? parts.map((part) => (isParameter(part) ? NO_TOKEN : part)) : given);
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams();
  const gathered: string[] = [];
  for (const [name, { gather }] of Object.entries(known.query)) {
    const value = gather === undefined ? asked.get(name) : gather(asked);
    // An empty field of a form is as none.
    if (value === null || value === '') continue;
    if (gather === undefined) query.set(name, value);
    else gathered.push(value);
  }
  const text = [query.toString(), ...gathered].filter((part) => part !== '').join('&');
  const typed =
    gathered.length > 0 ||
    (!holdsToken && isEndlessPath(known, given)) ||
    [...query.keys()].some((name) => known.query[name]?.isEndless === true);
  const normal = text === '' ? path : `${path}?${text}`;
  const isChoice = Object.values(known.query).some(({ gather }) => gather !== undefined) && hasFilter(asked);
  return { url: normal, typed, holdsToken, ...(isChoice && normal !== url ? { isRespelled: true } : {}) };
}

const hasFilter = (asked: URLSearchParams): boolean => [...asked.keys()].some((name) => name.startsWith(FILTER_PREFIX));

/** Whether there is no end of paths like this one: with a made-up parameter, or in a spelling that no link of the site has. */
function isEndlessPath({ parts, tabs, hasEndlessPaths }: (typeof pages)[number], given: readonly string[]): boolean {
  return parts.some((part, index) => {
    const text = given[index] ?? '';
    if (!isParameter(part)) return part !== text;
    return hasEndlessPaths === true || text.includes('%') || (tabs !== undefined && !tabs.includes(text));
  });
}

function fits(parts: readonly string[], given: readonly string[]): boolean {
  if (parts.length !== given.length) return false;
  return parts.every((part, index) => isParameter(part) || part === given[index]?.toLowerCase());
}

const isParameter = (part: string): boolean => part.startsWith(':');

const pathOf = (parts: readonly string[]): string => `/${parts.join('/')}`;

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
