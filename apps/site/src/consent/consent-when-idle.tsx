import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Without its code nobody is asked and nothing is measured; the page goes on. */
const Consent = lazy(() =>
  import('./consent.tsx').then(
    ({ Consent }) => ({ default: Consent }),
    () => ({ default: () => null }),
  ),
);

/** Only in browsers, once the page is there: kept pages are the same bytes for everybody, whatever they have answered. */
export function ConsentWhenIdle(): ReactNode {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const show = (): void => setIdle(true);
    const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(show) : show()), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isIdle && (
      <Suspense fallback={null}>
        <Consent />
      </Suspense>
    )
  );
}

const AFTER_MS = 600;
