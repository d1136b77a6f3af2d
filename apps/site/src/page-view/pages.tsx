import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { comingPage } from '../keep-alive/coming-page.ts';
import { KeepAlive } from '../keep-alive/keep-alive.tsx';
import { pageKeyOf } from '../keep-alive/page-key.ts';
import { IsLeaving } from '../keep-alive/use-is-leaving.ts';
import { Here, useLocation } from '../navigation/here.tsx';
import type { Location } from '../navigation/location.ts';
import { Redirect } from '../navigation/redirect.tsx';
import { matchPage } from '../page/match-page.ts';
import { type SiteMap, useSiteMap } from '../page/site-map.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { pageFailure } from './page-failure.tsx';
import { PageView } from './page-view.tsx';

/**
 * The page at the address, and those kept behind it. The old page stays until the new one has its code and its answers; one that was
 * drawn ahead shows with the click.
 */
export function Pages(): ReactNode {
  const siteMap = useSiteMap();
  const wanted = useLocation();
  const followed = useDeferredValue(wanted);
  const [atOnce, setAtOnce] = useState<Location | null>(null);
  if (atOnce !== wanted && comingPage.isReady(wanted)) setAtOnce(wanted);
  const location = atOnce === wanted ? wanted : followed;
  return (
    <>
      <ProgressLine isWaiting={wanted !== location} />
      <IsLeaving value={keyAt(siteMap, wanted) !== keyAt(siteMap, location)}>
        <Suspense fallback={null}>
          <PageAt location={location} />
        </Suspense>
      </IsLeaving>
    </>
  );
}

/** The key of the page at an address; null where there is none. */
function keyAt({ pages }: SiteMap, location: Location): string | null {
  const match = matchPage(location);
  return match && pageKeyOf(match.name, pages[match.name], location);
}

/** An address that leads nowhere goes home; the pages kept so far stay. */
function PageAt({ location }: { location: Location }): ReactNode {
  const siteMap = useSiteMap();
  const [known, setKnown] = useState(location);
  const asked = matchPage(location);
  if (asked !== null && known !== location) setKnown(location);
  const shown = asked === null ? known : location;
  const match = asked ?? matchPage(known);
  const home = asked === null && <Redirect to={siteMap.home} />;
  if (match === null) return home;
  const page = siteMap.pages[match.name];
  return (
    <>
      {home}
      <KeepAlive
        location={shown}
        pageKey={pageKeyOf(match.name, page, shown)}
        kept={page.kept !== 'no'}
        pageAt={pageAt}
        failure={pageFailure}
      />
    </>
  );
}

function pageAt(location: Location): ReactNode {
  const match = matchPage(location);
  return (
    match !== null && (
      <Here location={location}>
        <PageView match={match} location={location} />
      </Here>
    )
  );
}
