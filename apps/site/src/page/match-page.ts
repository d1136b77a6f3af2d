import { type PageName, pagePaths, readPageQuery } from '@millrace/contract';
import type { Place } from '../navigation/location.ts';
import { matchRoute } from '../navigation/match.ts';
import type { PageAddress } from './plan.ts';

/** The page at an address, and the address as that page reads it. */
export interface PageMatch {
  name: PageName;
  at: PageAddress;
}

/** Finds the page that an address shows; null where there is none. This is the one place where a page's query is read. */
export function matchPage({ pathname, search }: Place): PageMatch | null {
  const match = matchRoute(pagePaths, pathname);
  if (match === null) return null;
  const { name } = match.route;
  return {
    name,
    at: { path: pathname, params: match.params, query: readPageQuery(name, new URLSearchParams(search)) },
  };
}
