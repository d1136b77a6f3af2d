/**
 * Takes a secret out of the address of the page that is being opened, before the router, the analytics or a Referer has seen it.
 * null: it is not there, or this is no browser.
 */
export function takenFromAddress(name: string): string | null {
  if (typeof location === 'undefined') return null;
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const secret = query.get(name);
  if (secret === null) return null;
  query.delete(name);
  const rest = query.size === 0 ? '' : `?${query}`;
  history.replaceState(history.state, '', pathname + rest + hash);
  return secret;
}
