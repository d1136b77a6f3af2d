/** The address of a page of this site. */
export interface Place {
  pathname: string;
  search: string;
}

/** An entry of the browser's history, and how the visitor came to it. */
export interface Location extends Place {
  hash: string;
  /** Carried by the history entry: facts from the page that led here. */
  state: unknown;
  /** Names the entry. */
  key: string;
  /** `pop`: by Back, Forward or an anchor of the page, or by opening the document. `ahead`: not yet; its page is drawn behind another. */
  by: 'push' | 'replace' | 'pop' | 'ahead';
}

/** Whether two addresses show the same page; the place in the page is another matter. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** The location of a document opened at this address: a path, with its query and anchor. */
export function openedAt(address: string): Location {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return { pathname, search, hash, state: null, key: 'opened', by: 'pop' };
}
