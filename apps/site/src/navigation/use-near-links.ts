import { useEffect } from 'react';
import { connection } from './connection.ts';
import { linkedPlace } from './linked-place.ts';
import { isSamePlace } from './location.ts';
import { nearPage } from './near-page.ts';
import type { NextPages } from './next-pages.ts';

const EVENTS = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Fetches and draws ahead the page of the link that a visitor points at. */
export function useNearLinks(pages: NextPages): void {
  useEffect(() => {
    const near = nearPage(pages, {
      isAt: (place) => isSamePlace(place, location),
      isSparing: () => connection() === 'spare',
    });
    const point = ({ type, target }: Pick<Event, 'type' | 'target'>): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const place = link === null ? null : linkedPlace(link, location);
      near.point(place !== null && pages.has(place) ? place : null, type === 'pointerdown');
    };
    for (const name of EVENTS) document.addEventListener(name, point, { passive: true });
    // The pointer may have come to a link before this code was there.
    point({ type: 'pointerover', target: document.querySelector('a:hover') });
    // Somebody has signed in or out: it may be another page for them.
    addEventListener('storage', pages.forget);
    return () => {
      near.leave();
      for (const name of EVENTS) document.removeEventListener(name, point);
      removeEventListener('storage', pages.forget);
    };
  }, [pages]);
}
