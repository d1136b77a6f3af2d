import { type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { comingPage } from '../keep-alive/coming-page.ts';
import { KeepAlive } from '../keep-alive/keep-alive.tsx';
import { pageKeyOf } from '../keep-alive/page-key.ts';
import { type Match, matchRoute } from '../navigation/match-route.ts';
import { Redirect } from '../navigation/redirect.tsx';
import { HOME, routes } from '../routes.tsx';
import { ProgressLine } from '../shell/progress-line.tsx';
import { RouteView } from './route-view.tsx';

/**
 * The page at the address, and those kept behind it. The old page stays until the new one has its code and its answers; one that was
 * drawn ahead shows with the click.
 */
export function Pages(): ReactNode {
  const wanted = useLocation();
  const followed = useDeferredValue(wanted);
  const [atOnce, setAtOnce] = useState<Location | null>(null);
  if (atOnce !== wanted && comingPage.isReady(wanted)) setAtOnce(wanted);
  const location = atOnce === wanted ? wanted : followed;
  return (
    <>
      <ProgressLine isWaiting={wanted !== location} />
      <Suspense fallback={null}>
        <PageAt location={location} />
      </Suspense>
    </>
  );
}

/** An address that leads nowhere goes home; the pages kept so far stay. */
function PageAt({ location }: { location: Location }): ReactNode {
  const [known, setKnown] = useState(location);
  const asked = matchAt(location);
  if (asked !== null && known !== location) setKnown(location);
  const shown = asked === null ? known : location;
  const match = asked ?? matchAt(known);
  const pageAt = useCallback((place: Location) => {
    const there = matchAt(place);
    return {
      path: there?.route.path ?? '*',
      element: there === null ? null : <RouteView match={there} location={place} />,
    };
  }, []);
  const home = asked === null && <Redirect to={HOME} />;
  if (match === null) return home;
  const { route } = match;
  return (
    <>
      {home}
      <KeepAlive location={shown} pageKey={pageKeyOf(route, shown)} kept={route.kept !== 'no'} pageAt={pageAt} />
    </>
  );
}

const matchAt = ({ pathname, search }: Location): Match | null => matchRoute(routes, pathname, search);
