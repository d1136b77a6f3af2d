import type { ReactNode } from 'react';

/** A quiet line at the top while the next page is on its way; it waits a moment, so quick pages never show it. */
export function ProgressLine({ isWaiting }: { isWaiting: boolean }): ReactNode {
  return <div aria-hidden="true" className={`progress-line ${isWaiting ? 'is-waiting' : ''}`} />;
}
