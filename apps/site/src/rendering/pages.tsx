import { type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router';
import { KeepAlive } from '../keep-alive/keep-alive.tsx';
import { HOME, routes } from '../routes.tsx';
import { ProgressLine } from '../shell/progress-line.tsx';
import { type Match, matchRoute } from './match.ts';
import type { Route } from './route.ts';
import { RouteView } from './route-view.tsx';

/** The page at the address, and those kept behind it. The old page stays until the new one has its code and its answers. */
export function Pages(): ReactNode {
  const wanted = useLocation();
  const location = useDeferredValue(wanted);
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
  const home = asked === null && <Navigate to={HOME} replace />;
  if (match === null) return home;
  const { route } = match;
  return (
    <>
      {home}
      <KeepAlive location={shown} pageKey={keyOf(route, shown)} kept={route.kept !== 'no'} pageAt={pageAt} />
    </>
  );
}

const matchAt = ({ pathname, search }: Location): Match | null => matchRoute(routes, pathname, search);

const keyOf = (route: Route, location: Location): string =>
  route.kept === 'as-one' ? route.page : location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
