import { comingPage } from '../keep-alive/coming-page.ts';
import { pageKeyOf } from '../keep-alive/page-key.ts';
import type { Location, Place } from '../navigation/location.ts';
import { matchRoute } from '../navigation/match.ts';
import { routes } from '../routes.tsx';

let drawn = 0;

/** Draws a page that was fetched ahead behind the one on the screen, whenever the browser has nothing else to do. */
export function drawAhead({ pathname, search }: Place): void {
  const route = matchRoute(routes, pathname, search)?.route;
  if (route === undefined) return;
  const location: Location = { pathname, search, hash: '', state: null, key: `coming ${++drawn}`, by: 'push' };
  comingPage.set({
    id: location.key,
    key: pageKeyOf(route, location),
    location,
    kept: route.kept !== 'no',
    visit: 0,
    unsaved: new Set(),
  });
}
