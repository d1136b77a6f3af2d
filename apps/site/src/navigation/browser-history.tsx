import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { GoContext } from '../ui/go-context.ts';
import { Here } from './here.tsx';
import type { Location } from './location.ts';

/**
 * Ties the site to the browser's history. A navigation is no transition: the address and the menu change at once, the page follows
 * through `useDeferredValue` (page-view/pages.tsx).
 */
export function BrowserHistory({ children }: { children: ReactNode }): ReactNode {
  const [here, setHere] = useState(presentLocation);
  useEffect(() => {
    const popped = (): void => setHere(presentLocation());
    addEventListener('popstate', popped);
    return () => removeEventListener('popstate', popped);
  }, []);
  const go = useMemo(
    () => ({
      push: (to: string, state?: unknown) => setHere(moveTo('push', to, state)),
      replace: (to: string, state?: unknown) => setHere(moveTo('replace', to, state)),
    }),
    [],
  );
  return (
    <GoContext value={go}>
      <Here location={here}>{children}</Here>
    </GoContext>
  );
}

/** Adds an entry to the history, or replaces the present one. Returns where that is. */
export function moveTo(by: 'push' | 'replace', to: string, state: unknown = null): Location {
  history[`${by}State`]({ state, key: newKey() }, '', to);
  return presentLocation(by);
}

/** The address as the browser has it. An entry that the browser made itself, for an anchor, is given a key. */
export function presentLocation(by: Location['by'] = 'pop'): Location {
  const { pathname, search, hash } = location;
  const entry: { state?: unknown; key?: string } = history.state ?? {};
  const { state = null, key = newKey() } = entry;
  if (entry.key === undefined) history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state, key, by };
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);
