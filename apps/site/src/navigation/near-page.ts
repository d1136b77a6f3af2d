import { isSamePlace, type Place } from './location.ts';
import type { NextPages } from './next-pages.ts';

/** How long a pointer or the focus must rest on a link before it counts, in ms; a press counts at once. */
export const REST_MS = 65;

/** The page that the visitor is about to go to. */
export interface NearPage {
  /** Called with each link that is pointed at, focused or pressed; null when there is no link to a page. */
  point(place: Place | null, isPress: boolean): void;
  leave(): void;
}

interface Visitor {
  /** Whether the visitor has gone there by now. */
  isAt: (place: Place) => boolean;
  /** Whether only a press may cost data. */
  isSparing: () => boolean;
}

/** Fetches and draws ahead the page that is pointed at, one at a time. */
export function nearPage(pages: Pick<NextPages, 'fetch' | 'draw'>, { isAt, isSparing }: Visitor): NearPage {
  let near: Near | null = null;
  const leave = (): void => {
    if (near === null) return;
    clearTimeout(near.timer);
    // The page that the visitor opened waits for these answers itself.
    if (!isAt(near.place)) near.controller.abort();
    near = null;
  };
  const come = async (one: Near): Promise<void> => {
    one.isAsked = true;
    const ready = await pages.fetch(one.place, one.controller.signal).catch(() => null);
    if (ready !== null && near === one && !isAt(ready) && !isAt(one.place)) pages.draw(ready);
  };
  return {
    leave,
    point(place, isPress) {
      if (near !== null && place !== null && isSamePlace(near.place, place) && (near.isAsked || !isPress)) return;
      leave();
      if (place === null || (!isPress && isSparing())) return;
      const next: Near = { place, controller: new AbortController(), isAsked: false };
      near = next;
      if (isPress) void come(next);
      else next.timer = setTimeout(() => void come(next), REST_MS);
    },
  };
}

interface Near {
  place: Place;
  controller: AbortController;
  /** Whether it is being fetched already. */
  isAsked: boolean;
  timer?: ReturnType<typeof setTimeout>;
}
