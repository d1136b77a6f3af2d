import { useEffect } from 'react';
import { connection } from './connection.ts';
import { linkedPlace } from './linked-place.ts';
import type { NextPages } from './next-pages.ts';
import { seenPages } from './seen-pages.ts';

/** A page must be at rest for this long before answers are fetched. */
const AT_REST_MS = 1_500;

const tab = {
  isVisible: () => document.visibilityState === 'visible',
  pathname: () => location.pathname,
};

/** Fetches ahead, on a good connection, the pages that the links in view of the page at `pathname` lead to. */
export function useLinksInView(pages: NextPages, pathname: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || connection() !== 'good') return;
    const seen = seenPages(pages, pathname, tab);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = isIntersecting && target instanceof HTMLAnchorElement ? linkedPlace(target, location) : null;
        if (place !== null && pages.has(place)) seen.see(place);
      }
    });
    let isOver = false;
    whenIdle(() => {
      if (isOver) return;
      for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
    });
    const timer = setTimeout(seen.rest, AT_REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      observer.disconnect();
      seen.stop();
    };
  }, [pages, pathname, isWanted]);
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
};
