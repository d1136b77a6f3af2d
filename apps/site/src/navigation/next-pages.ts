import type { Place } from './location.ts';

/** Makes pages ready before the visitor goes there. The rooms above know how; this one decides which and when. */
export interface NextPages {
  /** Whether the address is that of a page. */
  has(place: Place): boolean;
  /** Fetches a page's code alone. */
  fetchCode(place: Place): void;
  /**
   * Fetches a page's code and answers. Returns the page, or the one it leads on to; null where something failed or the signal
   * was aborted.
   */
  fetch(place: Place, signal: AbortSignal): Promise<Place | null>;
  /** Draws a page that was fetched behind the one on the screen. */
  draw(place: Place): void;
  /** Drops the page that was drawn. */
  forget(): void;
}
