import { type ReactNode, Suspense, useCallback, useDeferredValue } from 'react';
import { type Location, Navigate, useLocation } from 'react-router';
import { KeepAlive } from '../keep-alive/keep-alive.tsx';
import { HOME, routes } from '../routes.tsx';
import { ProgressLine } from '../shell/progress-line.tsx';
import { matchRoute } from './match.ts';
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

function PageAt({ location }: { location: Location }): ReactNode {
  const match = matchRoute(routes, location.pathname, location.search);
  const pageAt = useCallback((place: Location) => {
    const there = matchRoute(routes, place.pathname, place.search);
    return {
      path: there?.route.path ?? '*',
      element: there === null ? null : <RouteView match={there} location={place} />,
    };
  }, []);
  if (match === null) return <Navigate to={HOME} replace />;
  const { route } = match;
  return <KeepAlive location={location} pageKey={keyOf(route, location)} kept={route.kept !== 'no'} pageAt={pageAt} />;
}

const keyOf = (route: Route, location: Location): string =>
  route.kept === 'as-one' ? route.page : location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
