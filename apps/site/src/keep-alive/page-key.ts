import type { Place } from '../navigation/location.ts';

/** What a route says of keeping its page. */
export interface KeptRoute {
  page: string;
  kept: 'by-path' | 'as-one' | 'no';
}

/** What makes a page the same one: its path, or for a page kept as one its name. */
export const pageKeyOf = (route: KeptRoute, { pathname }: Pick<Place, 'pathname'>): string =>
  route.kept === 'as-one' ? route.page : pathname.toLowerCase().replace(/(.)\/$/, '$1');
