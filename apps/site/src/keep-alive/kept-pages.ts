import { isSamePlace, type Location } from '../navigation/location.ts';

/** One page, on the screen or kept behind it. */
export interface KeptPage {
  /** Its element's, from when it was first drawn. */
  id: string;
  /** The identity of a page: its path, or one name for all paths of a page that is kept as one. */
  key: string;
  /** Its own address: a hidden page does not see where the visitor went. */
  location: Location;
  /** The address it was drawn for, if it was drawn ahead; used until it is painted or left (keep-alive.tsx). */
  drawnAt?: Location;
  /** Whether it stays when the visitor goes elsewhere. */
  kept: boolean;
  /** Grows with each visit; the smallest goes first. */
  visit: number;
  /** Its forms with unsaved input; they register and unregister themselves (use-unsaved-input.ts). */
  unsaved: Set<string>;
}

/** The number of kept pages, including the one on the screen; pages with unsaved input may exceed it. */
export const KEPT_MAX = 6;

/**
 * The pages after a visit. Their order never changes, as moving an element would reload what it embeds. The same list comes
 * back when nothing changed. The page that was drawn ahead (coming-page.ts) goes on as it is, if the visit is to its address.
 */
export function visitPage(
  pages: readonly KeptPage[],
  page: Pick<KeptPage, 'key' | 'location' | 'kept'>,
  coming: KeptPage | null = null,
): readonly KeptPage[] {
  const known = pages.find(({ key }) => key === page.key);
  const newest = Math.max(0, ...pages.map(({ visit }) => visit));
  if (known !== undefined && known.location === page.location && known.visit === newest) return pages;
  const visit = newest + 1;
  const ahead = coming !== null && isSamePlace(coming.location, page.location) ? coming : undefined;
  const { id, unsaved } = known ?? ahead ?? { id: `${page.key} ${visit}`, unsaved: new Set<string>() };
  const isDrawn = known === undefined && ahead !== undefined;
  const visited: KeptPage = { ...page, id, visit, unsaved, ...(isDrawn && { drawnAt: ahead.location }) };
  const before = pages.map((one) => (one === known ? visited : settled(one)));
  const all = known === undefined ? [...before, visited] : before;
  const staying = all.filter((one) => one === visited || one.kept);
  const leaving = staying
    .filter((one) => one !== visited && one.unsaved.size === 0)
    .toSorted((a, b) => a.visit - b.visit)
    .slice(0, Math.max(0, staying.length - KEPT_MAX));
  return staying.filter((one) => !leaving.includes(one));
}

/** A page that is left goes by the entry of the history by which it was come to. */
function settled(page: KeptPage): KeptPage {
  if (page.drawnAt === undefined) return page;
  const { drawnAt: _, ...own } = page;
  return own;
}

/** A page that failed is not kept: coming back starts it again. */
export const forgetPage = (pages: readonly KeptPage[], key: string): readonly KeptPage[] =>
  pages.map((page) => (page.key === key ? { ...page, kept: false } : page));
