import { type ReactNode, useEffect, useState } from 'react';
import { measuredPath } from '../analytics/measured-path.ts';
import { arriveAt } from '../analytics/report.ts';
import { CompareBarWhenChosen } from '../comparing/compare-bar-when-chosen.tsx';
import { Consent } from '../consent/consent.tsx';
import { useLocation } from '../navigation/here.tsx';
import { OfflineWhenDue } from '../offline/offline-when-due.tsx';
import { PrefetchingWhenDue } from '../prefetching/prefetching-when-due.tsx';

const AFTER_MS = 600;
/** A browser that is never idle, or holds its frames back, calls all the same. */
const AT_LATEST_MS = 2000;

/**
 * Parts of the frame that no first screen waits for. They appear only in browsers, once the page is there: kept pages are the same
 * bytes for everybody, whatever they have answered.
 */
export function WhenIdle(): ReactNode {
  const [isIdle, setIdle] = useState(false);
  const { pathname, search } = useLocation();
  // From the first moment: what is done before anything measures is told of its own page.
  useEffect(() => arriveAt(measuredPath({ pathname, search })), [pathname, search]);
  useEffect(() => {
    const show = (): void => setIdle(true);
    const ask = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(show, { timeout: AT_LATEST_MS });
      else show();
    };
    const timer = setTimeout(ask, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isIdle && (
      <>
        <PrefetchingWhenDue />
        <OfflineWhenDue />
        <CompareBarWhenChosen />
        <Consent />
      </>
    )
  );
}
