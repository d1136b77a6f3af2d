import { createContext, type ReactNode, useContext } from 'react';
import type { Location } from './location.ts';
import type { Params } from './match.ts';

const NONE: Params = {};
const LocationContext = createContext<Location | null>(null);
const ParamsContext = createContext(NONE);

interface HereProps {
  location: Location;
  params?: Params;
  children: ReactNode;
}

/** Says where its children stand: the whole site at the browser's address, each kept page at its own. */
export function Here({ location, params = NONE, children }: HereProps): ReactNode {
  return (
    <LocationContext value={location}>
      <ParamsContext value={params}>{children}</ParamsContext>
    </LocationContext>
  );
}

/** The location of the page around; outside of any page, the browser's. */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (location === null) throw new Error('There is no <Here> around this component');
  return location;
}

/** The parameters in the path of the page around. */
export const useParams = (): Params => useContext(ParamsContext);
