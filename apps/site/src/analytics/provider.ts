import type { Measurement } from '@millrace/contract';

/** How much measuring a visitor allows. */
export type Measuring = 'off' | 'anonymised' | 'full';

export const PAGE_VIEW = 'page_view';

/** Somebody who counts. Knows nothing and asks nobody before `start`. */
export interface Provider {
  start(measuring: Exclude<Measuring, 'off'>): void;
  /** Discards measurements that were not sent. */
  stop(): void;
  /** Only between start and stop. */
  take(measurement: Measurement): void;
  /** Sends what waits: the page may be going. */
  flush(): void;
}
