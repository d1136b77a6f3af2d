import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Without its code nobody is asked, nothing is measured and nothing is kept; the page goes on. */
const IdleParts = lazy(() =>
  import('./idle-parts.tsx').then(
    ({ IdleParts }) => ({ default: IdleParts }),
    () => ({ default: () => null }),
  ),
);

/** Only in browsers, once the page is there: kept pages are the same bytes for everybody, whatever they have answered. */
export function WhenIdle(): ReactNode {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const show = (): void => setIdle(true);
    const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(show) : show()), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isIdle && (
      <Suspense fallback={null}>
        <IdleParts />
      </Suspense>
    )
  );
}

const AFTER_MS = 600;
