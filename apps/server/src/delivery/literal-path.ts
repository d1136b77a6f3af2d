/** Paths of no page: there malformed escapes are refused. */
const ELSEWHERE = /^\/(api|media|assets|downloads)(\/|$)/i;
/** Escapes in a row, or a sign that begins none. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

/** A page's address with escapes that mean nothing (`/search/100%`, `/search/%ff`) means those signs themselves. */
export function literalPath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%') || isDecodable(path) || ELSEWHERE.test(path)) return url;
  const literal = path.replaceAll(ESCAPES, (escapes) =>
    isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );
  return literal + url.slice(path.length);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
