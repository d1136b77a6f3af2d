import { createContext, useContext } from 'react';

/** The ways to another page of this site: `to` is a path with its query and anchor, `state` what its entry of the history carries. */
export interface Go {
  push: (to: string, state?: unknown) => void;
  replace: (to: string, state?: unknown) => void;
}

/** On the server nobody goes anywhere. */
export const GoContext = createContext<Go>({ push: () => {}, replace: () => {} });

/** The router's own hook re-renders its callers on every navigation: every link of a page. */
export const useGo = (): Go => useContext(GoContext);
