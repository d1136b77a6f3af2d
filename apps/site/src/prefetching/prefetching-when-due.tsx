import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Without its code pages are fetched when they are asked for. */
const Prefetching = lazy(() =>
  import('./prefetching.tsx').then(
    ({ Prefetching }) => ({ default: Prefetching }),
    () => ({ default: () => null }),
  ),
);

/** A visitor who does none of these points at no link. */
const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** By then the page is at rest, and links in view may be fetched. */
const AT_REST_MS = 2_000;

/** Prefetching, from when the visitor stirs or the page has been at rest for a while: it is no part of a first visit. */
export function PrefetchingWhenDue(): ReactNode {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const begin = (): void => setDue(true);
    const timer = setTimeout(begin, AT_REST_MS);
    for (const name of STIRS) addEventListener(name, begin, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of STIRS) removeEventListener(name, begin);
    };
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <Prefetching />
      </Suspense>
    )
  );
}
