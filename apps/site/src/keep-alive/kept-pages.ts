import type { Location } from 'react-router';

/** One page that is on the screen or kept behind it. */
export interface KeptPage {
  /** What makes it this page: its path, or one name for all paths of a page kept as one. */
  key: string;
  /** Its own address: a hidden page does not see where the visitor went. */
  location: Location;
  /** Whether it stays when the visitor goes elsewhere. */
  kept: boolean;
  /** Grows with each visit; the smallest goes first. */
  visit: number;
  /** Its forms that hold what is saved nowhere; they come and go by themselves (use-unsaved-input.ts). */
  unsaved: Set<string>;
}

/** How many pages are kept, the one on the screen included; pages with unsaved input may be more. */
export const KEPT_MAX = 6;

/**
 * The pages after a visit. Their order never changes, as moving an element would reload what it embeds. The same list comes
 * back when nothing changed.
 */
export function visitPage(
  pages: readonly KeptPage[],
  page: Pick<KeptPage, 'key' | 'location' | 'kept'>,
): readonly KeptPage[] {
  const known = pages.find(({ key }) => key === page.key);
  const newest = Math.max(0, ...pages.map(({ visit }) => visit));
  if (known !== undefined && known.location === page.location && known.visit === newest) return pages;
  const visited: KeptPage = { ...page, visit: newest + 1, unsaved: known?.unsaved ?? new Set() };
  const all = known === undefined ? [...pages, visited] : pages.map((one) => (one === known ? visited : one));
  const staying = all.filter((one) => one === visited || one.kept);
  const leaving = staying
    .filter((one) => one !== visited && one.unsaved.size === 0)
    .toSorted((a, b) => a.visit - b.visit)
    .slice(0, Math.max(0, staying.length - KEPT_MAX));
  return staying.filter((one) => !leaving.includes(one));
}

/** A page that failed is not kept: coming back to it starts it anew. */
export const forgetPage = (pages: readonly KeptPage[], key: string): readonly KeptPage[] =>
  pages.map((page) => (page.key === key ? { ...page, kept: false } : page));
