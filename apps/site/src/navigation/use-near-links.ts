import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { comingPage } from '../keep-alive/coming-page.ts';
import { drawAhead } from '../prefetching/draw-ahead.ts';
import { fetchAhead } from '../prefetching/fetch-ahead.ts';
import { connection } from './connection.ts';
import { type Place, pageOf } from './page-link.ts';

/** How long a pointer or the focus must rest on a link before it means something; a press means it at once. */
const REST_MS = { pointerover: 65, focusin: 65, pointerdown: 0 } as const;
/** What was drawn ahead and not gone to is let go. */
const GIVEN_UP_MS = 60_000;

/** The page of the link a visitor points at is fetched and drawn ahead. The one before is given up. */
export function useNearLinks(): void {
  const client = useQueryClient();
  useEffect(() => {
    let near: Near | null = null;
    const leave = (): void => {
      if (near === null) return;
      clearTimeout(near.timer);
      // Where the visitor has gone, the page itself waits for these answers.
      if (!isAt(near.place)) near.controller.abort();
      near = null;
    };
    const come = async ({ place, controller }: Near): Promise<void> => {
      const ready = await fetchAhead(client, place, controller.signal).catch(() => null);
      if (ready !== null && near?.controller === controller && !isAt(ready) && !isAt(place)) drawAhead(ready);
    };
    const point = ({ type, target }: Pick<Event, 'type' | 'target'>): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const place = link === null ? null : pageOf(link, location);
      const isPress = type === 'pointerdown';
      if (near !== null && isSame(near.place, place) && (near.isAsked || !isPress)) return;
      leave();
      if (place === null || (!isPress && connection() === 'spare')) return;
      const rest = isPress ? REST_MS.pointerdown : REST_MS.pointerover;
      const next: Near = { place, controller: new AbortController(), isAsked: isPress };
      near = next;
      next.timer = setTimeout(() => {
        next.isAsked = true;
        void come(next);
      }, rest);
    };
    let givenUp: ReturnType<typeof setTimeout> | undefined;
    const forget = (): void => comingPage.set(null);
    const stop = comingPage.subscribe(() => {
      clearTimeout(givenUp);
      if (comingPage.get() !== null) givenUp = setTimeout(forget, GIVEN_UP_MS);
    });
    const events = Object.keys(REST_MS);
    for (const name of events) document.addEventListener(name, point, { passive: true });
    // The pointer may have come to a link before this code came.
    point({ type: 'pointerover', target: document.querySelector('a:hover') });
    // Who is signed in has changed: it may be another page for them.
    addEventListener('storage', forget);
    return () => {
      leave();
      stop();
      clearTimeout(givenUp);
      for (const name of events) document.removeEventListener(name, point);
      removeEventListener('storage', forget);
    };
  }, [client]);
}

interface Near {
  place: Place;
  controller: AbortController;
  /** Whether it is being fetched already. */
  isAsked: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const isSame = (one: Place, other: Place | null): boolean =>
  one.pathname === other?.pathname && one.search === other.search;

const isAt = (place: Place): boolean => isSame(place, location);
