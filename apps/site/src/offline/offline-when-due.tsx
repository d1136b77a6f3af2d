import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isOffline } from './is-offline.ts';

/** After the page with its pictures, and what it loads late. */
const AFTER_MS = 2500;

const Offline = lazy(() =>
  import('./offline.tsx').then(
    ({ Offline }) => ({ default: Offline }),
    // The keeping code does not load: the page goes on without it.
    () => ({ default: () => null }),
  ),
);

/**
 * Loads the code that keeps pages and shows that there is no network: a while after everything else, and at once
 * without a network.
 */
export function OfflineWhenDue(): ReactNode {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = (): void => setDue(true);
    const comeLater = (): void => {
      timer = setTimeout(come, isOffline() ? 0 : AFTER_MS);
    };
    if (document.readyState === 'complete') comeLater();
    else addEventListener('load', comeLater, { once: true });
    addEventListener('offline', come);
    return () => {
      clearTimeout(timer);
      removeEventListener('load', comeLater);
      removeEventListener('offline', come);
    };
  }, [isDue]);
  return (
    isDue && (
      <Suspense fallback={null}>
        <Offline />
      </Suspense>
    )
  );
}
