/** The parameters in a path, decoded, by the names its pattern gives them. */
export type Params = Readonly<Record<string, string>>;

export interface Match<Route> {
  route: Route;
  params: Params;
}

/** Returns the first route whose path fits. Case and a trailing slash do not matter. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Match<Route> | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params !== null) return { route, params };
  }
  return null;
}

/** Returns the parameters of a path that fits the pattern, else null. `:name` in a pattern stands for a parameter. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = decoded(given[index] ?? '');
    if (segment.startsWith(':')) params[segment.slice(1)] = text;
    else if (segment !== text.toLowerCase()) return null;
  }
  return params;
}

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** A segment as typed; one that is not valid percent-encoding is taken literally. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
