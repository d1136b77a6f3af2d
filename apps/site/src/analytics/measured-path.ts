const PATH_MAX = 400;

/**
 * Pages whose address holds a token; nobody hears of them (decisions 4), however the address is written: so no match with the table of
 * pages.
 */
const SECRET_PATH = /^\/+reset(?:\/|$)/i;
const SECRET_QUERY = ['confirm', 'token'];
/** A visitor may have typed anything. */
const TYPED_PATH = /^\/+search\/.*/i;
const TAB = /^[\w -]{1,20}$/;

/** The path that analytics may know of an address: of its query only the tab; null when it holds a token. */
export function measuredPath(place: { pathname: string; search: string }): string | null {
  const query = new URLSearchParams(place.search);
  if (SECRET_PATH.test(place.pathname) || SECRET_QUERY.some((name) => query.has(name))) return null;
  const path = place.pathname.replace(TYPED_PATH, '/search').replace(/^\/+/, '/').slice(0, PATH_MAX);
  const tab = query.get('tab') ?? '';
  return TAB.test(tab) ? `${path}?tab=${encodeURIComponent(tab)}` : path;
}
