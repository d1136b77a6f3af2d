import type { Place } from './location.ts';
import type { NextPages } from './next-pages.ts';

/** At most so many pages are fetched ahead for each that is visited. */
export const MOST = 6;

/** The pages that links in view lead to. */
export interface SeenPages {
  see(place: Place): void;
  /** From now on their answers are fetched too, one page after the other. */
  rest(): void;
  stop(): void;
}

/** Prefetches the links in view on the page at `pathname`: the code at once, the answers once that page is at rest. */
export function seenPages(
  pages: Pick<NextPages, 'fetch' | 'fetchCode'>,
  pathname: string,
  tab: { isVisible: () => boolean; pathname: () => string },
): SeenPages {
  const controller = new AbortController();
  const known = new Set([pathname]);
  const waiting: Place[] = [];
  let isAtRest = false;
  let isBusy = false;
  const work = async (): Promise<void> => {
    if (isBusy || !isAtRest) return;
    isBusy = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (tab.isVisible()) await pages.fetch(next, controller.signal).catch(() => null);
    isBusy = false;
  };
  return {
    see(place) {
      if (known.has(place.pathname) || known.size > MOST) return;
      known.add(place.pathname);
      waiting.push(place);
      pages.fetchCode(place);
      void work();
    },
    rest() {
      isAtRest = true;
      void work();
    },
    stop() {
      waiting.length = 0;
      // The page that the visitor opens now waits for its answers itself.
      if (!known.has(tab.pathname())) controller.abort();
    },
  };
}
