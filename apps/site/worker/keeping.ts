import { calls, pagePaths } from '@millrace/contract';
import { measuredPath } from '../src/analytics/measured-path.ts';
import { addressWith, type Place, plainPath } from '../src/kept-on-device/kept-address.ts';
import { BRAND_SHEET } from '../src/kept-on-device/kept-caches.ts';
import { matchPath } from '../src/navigation/match.ts';

/** The kind of a request, and whether its answer may be public. */
export interface Asked {
  method: string;
  url: Pick<URL, 'origin' | 'pathname' | 'search'>;
  /** Belongs to the site. */
  origin: string;
  /** The browser goes there, in this tab or a new one. */
  isNavigation: boolean;
  isPicture: boolean;
  hasAuthorization: boolean;
}

/**
 * The worker's handling of a request. All but `asset` and `face` ask the network first, and use a kept answer only when none
 * comes. `asset`: part of a build, its name changes with its content. `brand`: the look of the maker as a sheet. `face`: a file of its
 * own type faces, whose name changes with its content. `page`: a way into the site, which can be drawn
 * without a network. `answer`: a reading call. `personal`: one with a sign-in; never kept, and without a network
 * answered with the public answer. `picture`: shown in a page. `file`: any other media, kept only when the visitor
 * asks. `never`: left to the browser; no cache of ours ever sees it.
 */
export type Keeping = 'asset' | 'brand' | 'face' | 'page' | 'answer' | 'personal' | 'picture' | 'file' | 'never';

interface Rule {
  keeping: Keeping;
  holds: (asked: Asked) => boolean;
}

const isBelow = (folder: string) => (asked: Asked) => asked.url.pathname.startsWith(folder);

/** The first that holds decides. */
const rules: readonly Rule[] = [
  { keeping: 'never', holds: ({ method }) => method !== 'GET' },
  { keeping: 'never', holds: ({ url, origin }) => url.origin !== origin },
  { keeping: 'never', holds: ({ url }) => measuredPath(url) === null },
  { keeping: 'personal', holds: (asked) => asked.hasAuthorization && isAnswer(asked) },
  { keeping: 'never', holds: ({ hasAuthorization }) => hasAuthorization },
  { keeping: 'asset', holds: isBelow('/assets/') },
  { keeping: 'brand', holds: ({ url }) => url.pathname === BRAND_SHEET },
  { keeping: 'face', holds: ({ url }) => /^\/faces\/[\w-]+\.woff2$/.test(url.pathname) },
  { keeping: 'picture', holds: (asked) => isBelow('/media/')(asked) && asked.isPicture },
  { keeping: 'file', holds: isBelow('/media/') },
  { keeping: 'answer', holds: isAnswer },
  { keeping: 'page', holds: ({ url, isNavigation }) => isNavigation && isPagePath(url.pathname) },
];

export const keepingOf = (asked: Asked): Keeping => rules.find(({ holds }) => holds(asked))?.keeping ?? 'never';

const API = '/api';
const answerPaths = Object.values(calls)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path.toLowerCase());

function isAnswer({ url: { pathname }, isNavigation }: Asked): boolean {
  if (isNavigation || !pathname.startsWith(`${API}/`)) return false;
  return answerPaths.some((path) => matchPath(path, pathname.slice(API.length)) !== null);
}

const isPagePath = (pathname: string): boolean =>
  pathname === '/' || pagePaths.some(({ path }) => matchPath(path, pathname) !== null);

/**
 * The address that opens a visited page again as it was, with its tab and its choices; null for a page that is not
 * kept.
 */
export function openedAgain(place: Place): string | null {
  const path = plainPath(place.pathname);
  const page = pagePaths.find((known) => matchPath(known.path, path) !== null);
  if (page === undefined || page.isPersonal === true || measuredPath(place) === null) return null;
  return addressWith(place, Object.keys(page.query));
}
