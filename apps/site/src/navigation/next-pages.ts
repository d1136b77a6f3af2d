import type { Place } from './location.ts';

/** Makes pages ready before the visitor goes there. The rooms above know how; this one decides which and when. */
export interface NextPages {
  /** Whether the address is that of a page. */
  has(place: Place): boolean;
  /** Fetches a page's code alone. */
  fetchCode(place: Place): void;
  /**
   * Fetches a page's code and answers. Returns the page, or its redirect's page; null when something failed or the
   * signal was aborted.
   */
  fetch(place: Place, signal: AbortSignal): Promise<Place | null>;
  /** Draws a fetched page behind the one on the screen. */
  draw(place: Place): void;
  /** Drops the page that was drawn. */
  forget(): void;
}
