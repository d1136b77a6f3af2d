import { isSamePlace, type Place } from './location.ts';

/** The target of a link. */
export type LinkTarget = Place & Pick<HTMLAnchorElement, 'origin' | 'target' | 'download'>;

/**
 * The target of a link on this site, in this tab; null for the page on the screen, a download, another tab and outside
 * links.
 */
export function linkedPlace(link: LinkTarget, here: Place & { origin: string }): Place | null {
  if (isSamePlace(link, here)) return null;
  if (link.origin !== here.origin || link.download !== '') return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return { pathname: link.pathname, search: link.search };
}
