import './offline-bar.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { forgetOldUnfinished } from '../kept-on-device/kept-unfinished.ts';
import { startWorker } from '../kept-on-device/start-worker.ts';
import { useLocation } from '../navigation/here.tsx';
import { useIsOffline } from './connection.ts';
import { OfflineBar } from './offline-bar.tsx';
import { useKeepVisited } from './use-keep-visited.ts';

/** Keeps visited pages for use without a network, and says so when there is none. Built sites only. */
export const Offline = import.meta.env.PROD ? KeepAndTell : () => null;

function KeepAndTell(): ReactNode {
  const isOffline = useIsOffline();
  const { pathname, search } = useLocation();
  useEffect(startWorker, []);
  useEffect(forgetOld, []);
  useKeepVisited(pathname, search);
  useAnswersAnew(isOffline);
  const place = usePlaceAbove();
  return place !== null && isOffline && createPortal(<OfflineBar pathname={pathname} search={search} />, place);
}

/** On any page: an unfinished application ends though nobody comes back to its form. */
function forgetOld(): void {
  try {
    forgetOldUnfinished(localStorage, Date.now());
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Above the site's header, as it is about all of the site; after the link that skips to the page. */
function usePlaceAbove(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = document.createElement('div');
    made.className = 'offline-place';
    document.querySelector('#root > header')?.before(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place;
}

/** Pages drawn from kept answers are fetched again as soon as there is a network. */
function useAnswersAnew(isOffline: boolean): void {
  const client = useQueryClient();
  const was = useRef(isOffline);
  useEffect(() => {
    if (was.current && !isOffline) {
      client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
      void client.invalidateQueries();
    }
    was.current = isOffline;
  }, [client, isOffline]);
}
