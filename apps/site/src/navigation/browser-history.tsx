import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPath, type Location, NavigationType, type Navigator, Router, type To } from 'react-router';
import { GoContext } from '../ui/go-context.ts';

interface Place {
  location: Location;
  action: NavigationType;
}

/**
 * Ties React Router to the browser's history. Its own BrowserRouter brings the code of its other modes, 5 KB that nothing here
 * uses. Navigation is no transition: the address and the menu answer at once, the page follows (pages.tsx).
 */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<Place>(() => ({ location: presentLocation(), action: NavigationType.Pop }));
  const navigator = useMemo(() => historyNavigator(setPlace), []);
  useEffect(() => {
    const moved = (): void => setPlace({ location: presentLocation(), action: NavigationType.Pop });
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  return (
    <GoContext value={navigator}>
      <Router location={place.location} navigationType={place.action} navigator={navigator} useTransitions={false}>
        {children}
      </Router>
    </GoContext>
  );
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

function historyNavigator(arrive: (place: Place) => void): Navigator {
  const go = (to: To, usr: unknown, action: NavigationType.Push | NavigationType.Replace): void => {
    const state = { usr, key: newKey() };
    if (action === NavigationType.Push) history.pushState(state, '', hrefOf(to));
    else history.replaceState(state, '', hrefOf(to));
    arrive({ location: presentLocation(), action });
  };
  return {
    createHref: hrefOf,
    encodeLocation: (to) => {
      const { pathname, search, hash } = new URL(hrefOf(to), location.origin);
      return { pathname, search, hash };
    },
    go: (steps) => history.go(steps),
    push: (to, usr) => go(to, usr, NavigationType.Push),
    replace: (to, usr) => go(to, usr, NavigationType.Replace),
  };
}

/** The address as the browser has it. An entry the browser made itself, by an anchor, is given a key to be known by. */
function presentLocation(): Location {
  const { pathname, search, hash } = location;
  const entry: { usr?: unknown; key?: string } = history.state ?? {};
  const { usr = null, key = newKey() } = entry;
  if (entry.key === undefined) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: usr, key };
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);
