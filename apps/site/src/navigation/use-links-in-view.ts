import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { codeAhead, fetchAhead } from '../prefetching/fetch-ahead.ts';
import { useSignedIn } from '../session/token.ts';
import { connection } from './connection.ts';
import { type Place, pageOf } from './page-link.ts';

/** A page must have been at rest for so long before answers are fetched. */
const AT_REST_MS = 1_500;
/** So many pages are fetched for each that is visited, one after the other. */
const MOST = 6;

/**
 * Fetches what is likely to be asked for next, where the connection is good, for the pages that links in view lead to: at once their
 * code, which is that of two or three kinds of pages, so that one that is pointed at waits for its answers alone; at rest their answers.
 * For who is signed in pages may be their own, which costs the server an answer each: those wait until they are pointed at.
 */
export function useLinksInView(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const isSignedIn = useSignedIn();
  useEffect(() => {
    if (isSignedIn || connection() !== 'good') return;
    const controller = new AbortController();
    const waiting: Place[] = [];
    const known = new Set([pathname]);
    let isAtRest = false;
    let isBusy = false;
    const work = async (): Promise<void> => {
      isBusy = true;
      for (let [next] = waiting; next !== undefined; [next] = waiting) {
        waiting.shift();
        if (document.visibilityState === 'visible') await fetchAhead(client, next, controller.signal).catch(() => null);
      }
      isBusy = false;
    };
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = isIntersecting && target instanceof HTMLAnchorElement ? pageOf(target, location) : null;
        if (place === null || known.has(place.pathname) || known.size > MOST) continue;
        known.add(place.pathname);
        waiting.push(place);
        codeAhead(place);
      }
      if (isAtRest && !isBusy) void work();
    });
    let isOver = false;
    const watch = (): void => {
      if (isOver) return;
      for (const link of document.querySelectorAll('main a[href^="/"]')) seen.observe(link);
    };
    whenIdle(watch);
    const timer = setTimeout(() => {
      isAtRest = true;
      void work();
    }, AT_REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      seen.disconnect();
      waiting.length = 0;
      // The answers of the page that is now asked for are its own to wait for.
      if (!isGoingTo(known)) controller.abort();
    };
  }, [client, pathname, isSignedIn]);
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
};

const isGoingTo = (places: ReadonlySet<string>): boolean => places.has(location.pathname);
