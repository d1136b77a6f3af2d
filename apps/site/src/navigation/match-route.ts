import type { PageAddress, Route } from '../rendering/route.ts';
import { matchPath } from './match-path.ts';

export interface Match {
  route: Route;
  at: PageAddress;
}

/** The first route whose path fits; case and a trailing slash do not matter. */
export function matchRoute(routes: readonly Route[], pathname: string, search: string): Match | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params !== null) return { route, at: { path: pathname, params, search: new URLSearchParams(search) } };
  }
  return null;
}
