import { comingPage } from '../keep-alive/coming-page.ts';
import { pageKeyOf } from '../keep-alive/page-key.ts';
import type { Location, Place } from '../navigation/location.ts';
import { matchPage } from '../page/match-page.ts';
import type { SiteMap } from '../page/site-map.ts';

let drawn = 0;

/** Draws a fetched page behind the one on the screen, when the browser is idle. */
export function drawAhead({ pages }: SiteMap, { pathname, search }: Place): void {
  const match = matchPage({ pathname, search });
  if (match === null) return;
  const page = pages[match.name];
  const location: Location = { pathname, search, hash: '', state: null, key: `coming ${++drawn}`, by: 'ahead' };
  comingPage.set({
    id: location.key,
    key: pageKeyOf(match.name, page, location),
    location,
    kept: page.kept !== 'no',
    visit: 0,
    unsaved: new Set(),
  });
}
