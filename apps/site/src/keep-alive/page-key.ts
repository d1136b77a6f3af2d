import type { Location } from 'react-router';
import type { Route } from '../rendering/route.ts';

/** What makes a page the same one: its path, or for a page kept as one its name. */
export const pageKeyOf = (route: Route, { pathname }: Pick<Location, 'pathname'>): string =>
  route.kept === 'as-one' ? route.page : pathname.toLowerCase().replace(/(.)\/$/, '$1');
