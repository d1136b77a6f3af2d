import { routes } from '../routes.tsx';
import { matchRoute } from './match-route.ts';

/** The address of a page of this site, as a link or the address bar has it. */
export interface Place {
  pathname: string;
  search: string;
}

/** What a link says of where it leads. */
export type LinkTarget = Place & Pick<HTMLAnchorElement, 'origin' | 'target' | 'download'>;

/** The page of this site that a link leads to; null for the page on the screen, a download, another tab and links out. */
export function pageOf(link: LinkTarget, here: Place & { origin: string }): Place | null {
  const { pathname, search } = link;
  if (pathname === here.pathname && search === here.search) return null;
  if (link.origin !== here.origin || link.download !== '') return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return matchRoute(routes, pathname, search) === null ? null : { pathname, search };
}
