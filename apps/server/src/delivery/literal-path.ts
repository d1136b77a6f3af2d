const MALFORMED = /%(?![0-9a-f]{2})/i;
/** What is not a page: there malformed escapes are refused. */
const ELSEWHERE = /^\/(api|media|assets)(\/|$)/i;

/** A page's address typed with a bare `%` (`/search/100%`) means the sign itself. */
export function literalPath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!MALFORMED.test(path) || ELSEWHERE.test(path)) return url;
  return path.replaceAll(new RegExp(MALFORMED, 'gi'), '%25') + url.slice(path.length);
}
