import { type PageFacts, pages } from '@millrace/contract';

export interface Place {
  pathname: string;
  search: string;
}

/** The parameters of which each value is a page of its own. */
const identities = Object.values<PageFacts>(pages).flatMap(({ query }) =>
  Object.keys(query).filter((name) => query[name]?.isIdentity === true),
);

/** The address a visited page is kept under: whatever tab was open, it is one page. */
export const keptAddress = (place: Place): string => addressWith(place, identities);

/** The path and the named parameters of the query. */
export function addressWith({ pathname, search }: Place, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  const path = plainPath(pathname);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Without a slash at the end. */
export const plainPath = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');
