import type { Hold } from './event-loop-holds.ts';

/** The figures of the site with one amount of content. */
export interface Growth {
  size: string;
  products: number;
  compileMs: number;
  searchP99Ms: number;
  startS: number;
  /** The most the process held over start, three publishes, a visit of every page, and documents. */
  memoryMb: number;
  /** With the embedded database instead of a PostgreSQL server; `null`: not measured at this size. */
  embeddedMemoryMb: number | null;
  visibleMs: number;
  /** The longest hold of the event loop over three publishes. */
  publishHold: Hold;
  sitemapMs: number;
}
