import { createContext, type ReactNode, useContext } from 'react';
import type { Location } from './location.ts';

const LocationContext = createContext<Location | null>(null);

interface HereProps {
  location: Location;
  children: ReactNode;
}

/** Provides the location of its children: the whole site at the browser's address, each kept page at its own. */
export function Here({ location, children }: HereProps): ReactNode {
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** The location of the page around; outside of any page, the browser's. */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (location === null) throw new Error('There is no <Here> around this component');
  return location;
}
