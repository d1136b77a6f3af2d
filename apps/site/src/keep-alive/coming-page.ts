import { isSamePlace, type Location } from '../navigation/location.ts';
import type { KeptPage } from './kept-pages.ts';

/** A page that was drawn ahead and not gone to is dropped after this time. */
export const DROPPED_AFTER_MS = 60_000;

/**
 * The page that the visitor is about to open, drawn behind the one on the screen as soon as a link to it is pointed at:
 * the click only has to show it. At most one, and none on the server.
 */
export const comingPage = {
  get: (): KeptPage | null => coming,
  set(page: KeptPage | null): void {
    if (page === coming) return;
    coming = page;
    drawn = null;
    clearTimeout(timer);
    if (page !== null) timer = setTimeout(() => comingPage.set(null), DROPPED_AFTER_MS);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Elsewhere than before, the visitor points at other links. */
  arrived(here: Location): void {
    if (coming?.location !== here) comingPage.set(null);
  },
  /** Reports that all of it is there. */
  drew(key: string): void {
    if (coming?.key === key) drawn = coming;
  },
  /** Whether this address can be shown without a wait. */
  isReady: (at: Location): boolean => drawn !== null && isSamePlace(drawn.location, at),
};

let coming: KeptPage | null = null;
let drawn: KeptPage | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
